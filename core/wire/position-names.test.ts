import { describe, expect, it } from "vitest";
import { parsePositionName } from "./position-names.ts";

const PHRASES =
  `1st Group A|1st in Group A|2nd place Group B|Group A 1st|Group A #2|Group C 3|Gr. A 1
  |Runner-up Group B|Runner-Up of Group B|Winner Group A|Group A Winner|Group Winner D|(2nd Pool B)
  |Group A Runner-up|Third Place Group C|Best 3rd Group A/B/C|Seed 1 Group A|Group B 2nd Seed|Loser SF2|Winner Semi-Final 1
  |Winner Quarter Final 2|Match 7 Winner|SF1 Winner|Loser Game 3|Winner UB SF 1
  |Sieger HF1|Sieger 1. Halbfinale|Verlierer Halbfinale 2|Verlierer Spiel 8|Sieger Gruppe A
  |Gruppensieger A|Zweiter Gruppe B|1. Gruppe A|2. der Gruppe B|Gruppe A 1.|Gruppenzweiter B
  |1er Groupe A|2e groupe B|2ème du groupe B|Vainqueur groupe A|Premier du groupe A|Poule B 2
  |Vainqueur match 7|Perdant demi-finale 1|Vainqueur 1/2 finale 1|Vainqueur quart de finale 3
  |1º Grupo A|1o grupo A|2do Grupo B|Segundo del Grupo B|Ganador Grupo A|Ganador partido 7
  |Perdedor semifinal 1|Ganador cuartos de final 1|Subcampeón Grupo C
  |Lohkon A voittaja|A-lohkon voittaja|A-lohkon kakkonen|Lohko A 1.|Lohkon B toinen
  |Ottelun 7 voittaja|1. välierän voittaja|Puolivälierän 2 häviäjä|LOHKOVOITTAJA B
  |Vinnare grupp A|Etta grupp A|Tvåa i grupp B|1:a grupp A|Grupp A 1:a|A-gruppens etta
  |Förlorare match 8|Vinnaren av semi 1|Gruppvinnare B`.split(/\s*\|/);

/** Group and place of short forms. */
const GROUPS: Record<string, readonly [group: number, place: number]> = {
  "1A": [1, 1],
  a2: [1, 2],
  B1: [2, 1],
  "2 C": [3, 2],
  "2.C": [3, 2],
  "(1D)": [4, 1],
  "1-A": [1, 1],
  "3A/B/C": [3, 3],
  "3ABCD": [4, 3],
  "1st A": [1, 1],
  "2:a B": [2, 2],
  "1er B": [2, 1],
  "Winner A": [1, 1],
  winner_g: [7, 1],
  runner_h: [8, 2],
  "Zweiter B": [2, 2],
};

/** Numbers of matches of short forms; `null` if it counts in a round. */
const MATCHES: Record<string, number | null> = {
  W7: 7,
  l8: 8,
  "W 12": 12,
  "L-1": 1,
  "W#61": 61,
  RU101: 101,
  WM3: 3,
  WSF1: null,
  "L-QF4": null,
  W1004: 1004,
  "Winner 7": 7,
  "Loser (12)": 12,
  "Sieger #3": 3,
  loser_4: 4,
  S1: 1,
  V2: 2,
};

const NAMES = `Kim|Team 1A|Team A|Group A|Group|Winner|Winner Game|Final Winner|100 Winners|7 Eleven
  |Pool Party|A Team|4 AM|H2O|1.FC|DE|T1|AB|A B|W|7|Player 1|M 1 A|2 Fast|Runner|Sieger|Eleven A
  |Q4|Seed 1|Winner 7 B|3DEFG9|A1B|First Class|A10 Thunder|Winner Takes All|Lohko|Etta|B-52s|`.split(
  /\s*\|/,
);

describe("parsePositionName", () => {
  it.each(PHRASES)("reads %s as a phrase", (name) => {
    expect(parsePositionName(name)).toEqual({ isPhrase: true, group: null, match: null });
  });

  it.each(Object.entries(GROUPS))("reads %s as a place of a group", (name, [number, place]) => {
    expect(parsePositionName(name)).toMatchObject({ isPhrase: false, group: { number, place } });
  });

  it.each(Object.entries(MATCHES))("reads %s as a side of a match", (name, number) => {
    expect(parsePositionName(name)).toMatchObject({ isPhrase: false, match: { number } });
  });

  it.each(NAMES)("takes '%s' for another name", (name) => {
    expect(parsePositionName(name)).toBeNull();
  });
});
