import { describe, expect, it } from "vitest";
import { createEmbedMessages } from "#core/i18n/embed-messages.ts";
import { formatContestants } from "#core/i18n/format-contestants.ts";
import { formatSlotSource } from "#core/i18n/format-slot-source.ts";
import { createVenueFormat } from "#core/lib/venue-format.ts";
import { showIsolates } from "#core/testing/show-isolates.ts";
import { svContestant } from "./contestant.ts";
import { svDesk } from "./desk.ts";
import { svEmbed } from "./embed.ts";
import { svPalette } from "./palette.ts";
import { svSession } from "./session.ts";
import { svStandings } from "./standings.ts";
import { sv } from "./start.ts";

const embed = createEmbedMessages(svEmbed);
const { now, tournament, match, change, bracket, filter, failure } = sv;

describe("the Swedish messages of pages", () => {
  it.each([
    ["1 match", now.live(1)],
    ["4 matcher", now.live(4)],
    ["Den kommande matchen", now.allUpcoming(1)],
    ["Alla 5 kommande", now.allUpcoming(5)],
    ["Den avslutade matchen", now.allEnded(1)],
    ["Alla 7 avslutade", now.allEnded(7)],
    ["1 match sedd", tournament.seen(1, null)],
    ["12 matcher sedda", tournament.seen(12, null)],
    ["12 av 31 matcher sedda", tournament.seen(12, 31)],
    ["0 av 1 match sedd", tournament.seen(0, 1)],
    ["kanske inte alla", tournament.notAll(null)],
    ["1 inte sedd", tournament.notAll(1)],
    ["2 inte sedda", tournament.notAll(2)],
    ["från den sedda matchen", tournament.groupNotAll(1, null)],
    ["från de 4 sedda matcherna", tournament.groupNotAll(4, null)],
    ["2 av gruppens matcher har inte setts", tournament.groupNotAll(4, 2)],
    ["1 motsägelse i data", tournament.issues(1)],
    ["3 motsägelser i data", tournament.issues(3)],
    ["Ingen match passar filtren. Utan dem finns 1 match.", filter.noFit(1)],
    ["Ingen match passar filtren. Utan dem finns 2 matcher.", filter.noFit(2)],
    ["Ingen match pågår. Härnäst: Aino – Bo, 14:00 (om 5 min).", nothingLive("om 5 min")],
    ["Ingen match pågår. Härnäst: Aino – Bo, 14:00.", nothingLive("")],
    ["Data från 14:32 (59 s)", sv.stamp.aging("14:32", 59)],
    ["Data från 14:32 (2 min)", sv.stamp.aging("14:32", 179)],
    [
      "Matchdesk godkände inte detta. Kontrollera uppgifterna och försök igen.",
      failure.refused(""),
    ],
  ])("formats %j", (text, message) => {
    expect(message).toBe(text);
  });
});

describe("the Swedish messages about a match", () => {
  it.each([
    ["«Aino» gick vidare", match.result.advanced("Aino")],
    ["Avslutad. Tjänsten anger inte vem som gick vidare.", match.result.unknown("")],
    ["Slutade 1–1. Tjänsten anger inte vem som gick vidare.", match.result.unknown("1–1")],
    ["2 av 3 vinster", match.wins(2, 3)],
    ["0 av 1 vinst", match.wins(0, 1)],
    ["1 försenad", match.time.late(1)],
    ["3 försenade", match.time.late(3)],
    ["Resultatet borttaget", change.scoreWithdrawn("")],
    ["Resultatet 2–1 borttaget", change.scoreWithdrawn("2–1")],
    ["«Bo» ersätter «Aino»", change.replaced("Bo", "Aino")],
    ["inte startad", bracket.says.upcoming("")],
    ["börjar 14:00", bracket.says.upcoming("14:00")],
    ["Visa 1 spelad", bracket.showFinished(1)],
    ["Visa 2 spelade", bracket.showFinished(2)],
    ["UBQF-1\ns. 3", bracket.joins("UBQF-1", 3)],
    ["s. 3", bracket.joins("", 3)],
    ["Utan avgörande (2)", sv.unresolved.heading(2)],
  ])("formats %j", (text, message) => {
    expect(showIsolates(message)).toBe(text);
  });

  it("describes the source of an open slot", () => {
    const name = { long: "Upper Bracket Round 1", medium: "UB Round 1", short: "UBR1" };
    const of = { place: "upper ro8#1", code: "UBQF-1", match: null };
    expect(formatSlotSource(sv, { type: "loser-of-round", name })).toBe("Förlorare: Övre omgång 1");
    expect(formatSlotSource(sv, { type: "winner", of, certainty: "found" })).toBe(
      "Vinnaren av UBQF-1",
    );
  });

  it.each([
    [20, 0, "C1, C2, C3 och 17 till"],
    [2, 1, "C1, C2, 1 inte klar ännu"],
    [2, 2, "C1, C2, 2 inte klara ännu"],
  ])("lists %i contestants and %i open slots", (known, open, text) => {
    const slots = [
      ...Array.from({ length: known }, (_, index) => ({ name: `C${index + 1}`, isOpen: false })),
      ...Array.from({ length: open }, () => ({ name: "", isOpen: true })),
    ];
    expect(formatContestants(slots, sv)).toBe(text);
    expect(formatContestants(slots, embed)).toBe(text);
  });
});

describe("the Swedish messages of embeds, the search dialog and the desk", () => {
  it.each([
    ["från 1 sedd match", embed.partial(1, null)],
    ["från 4 sedda matcher", embed.partial(4, null)],
    ["1 match inte sedd", embed.partial(4, 1)],
    ["2 matcher inte sedda", embed.partial(4, 2)],
    ["Bäst av 3", embed.bestOf(3)],
    ["från den sedda matchen", svContestant.fromSeen(1)],
    ["från de 4 sedda matcherna", svContestant.fromSeen(4)],
    ["1 möte", svContestant.versus.meetings(1)],
    ["0 möten", svContestant.versus.meetings(0)],
    ["1 oavgjord", svContestant.versus.draws(1)],
    ["2 oavgjorda", svContestant.versus.draws(2)],
    ["1 träff", svPalette.count(1)],
    ["7 träffar", svPalette.count(7)],
    ["Inga träffar för ”x”.", svPalette.none("x")],
    ["För många försök. Försök igen om en minut.", svSession.tooMany(1)],
    ["För många försök. Försök igen om 15 minuter.", svSession.tooMany(15)],
    ["3 poäng för vinst, 1 för oavgjort, 0 för förlust", svStandings.byPoints("3", "1", "0")],
    ["sedan skillnad, sedan gjorda", svStandings.afterwards(["skillnad", "gjorda"])],
    ["1 öppet", svDesk.openCount(1)],
    ["2 öppna", svDesk.openCount(2)],
    ["1 uppskjutet eller klart", svDesk.away(1)],
    ["3 uppskjutna eller klara", svDesk.away(3)],
    ["nyss", svDesk.claim.ago(0)],
    ["för 1 min sedan", svDesk.claim.ago(1)],
    ["1 flyttad", svDesk.handover.moved(1)],
    ["2 flyttade", svDesk.handover.moved(2)],
    ["1 startad", svDesk.handover.started(1)],
    ["2 startade", svDesk.handover.started(2)],
    ["1 rättad", svDesk.handover.corrected(1)],
    ["2 rättade", svDesk.handover.corrected(2)],
    ["1 fortfarande öppet", svDesk.handover.open(1)],
    ["2 fortfarande öppna", svDesk.handover.open(2)],
  ])("formats %j", (text, message) => {
    expect(showIsolates(message)).toBe(text);
  });
});

it("writes dates in Swedish", () => {
  const venue = createVenueFormat("Europe/Stockholm", sv.locale, () => at("2026-01-25T12:00:00Z"));
  expect(venue.dateTime(at("2026-01-25T16:40:00Z"))).toBe("25 jan. 17:40");
  expect(venue.when(at("2026-01-27T16:40:00Z"))).toBe("tis 17:40");
  expect(venue.day("2026-01-25")).toBe("sön 25 jan.");
  expect(venue.dayLong("2026-01-25")).toBe("Söndag 25 januari 2026");
});

function at(iso: string): number {
  return Date.parse(iso);
}

function nothingLive(inTime: string): string {
  return now.nothingLiveNext("Aino – Bo", "14:00", inTime);
}
