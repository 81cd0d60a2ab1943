import type { PoolContestant } from "./contestant.ts";

type Row = readonly [name: string, country: string];

const IRONVALE: readonly Row[] = [
  ["Sisu Syndicate", "fi"],
  ["-Static-", "se"],
  ["Kraków Wyverns", "pl"],
  ["=Parallel=", "nl"],
  ["Нічні Вартові", "ua"],
  [":wq Gaming", "de"],
  ["Team Långbord", "se"],
  ["Ολύμπια Esports", "gr"],
  ["Seoul Paperboats", "kr"],
  ["Pohjois-Karjalan Elektroninen Urheilu ry", "fi"],
  ["Os Quixadá", "br"],
  ["달빛 요새", "kr"],
  ["雷鳥クラブ", "jp"],
  ["Galway Lanterns", "ie"],
  ["Ćma Barowa", "pl"],
  ["صقور الدلتا", "eg"],
  ["Frostbyte Akureyri", "is"],
  ["Les Corbeaux d'Orléans", "fr"],
  ["ช้างศึกออนไลน์", "th"],
  ["Tünderkert", "hu"],
  ["Ледоход", "kz"],
  ["North Quay", "gb"],
  ["=404 Friends Not Found", "ca"],
  ["Bosporus Sparrows", "tr"],
  ["Los Búhos de Temuco", "cl"],
  ["Zlatorog", "si"],
  ["- Minus One", "dk"],
  ["Žižkov Knights", "cz"],
  ["黑潮戰隊", "tw"],
  ["Bluff City Owls", "us"],
  ["Mistral", "fr"],
  ["Đất Sét", "vn"],
  ["Rookery", "nz"],
  ["საბა", "ge"],
];

const HALFPITCH: readonly Row[] = [
  ["Real Villaviento", "es"],
  ["Atlético Caracola", "co"],
  ["FC Grünau 04", "de"],
  ["Ferencfalu TE", "hu"],
  ["Sporting Ribeira Alta", "pt"],
  ["Ηρακλής Λιμένος", "gr"],
  ["Dynamo Vyshneve", "ua"],
  ["Ласточка", "kz"],
  ["Ullevi Gårda IF", "se"],
  ["Tromsøysund BK", "no"],
  ["Kotkan Meripojat", "fi"],
  ["AS Valfiorita", "it"],
  ["Олимпик Дрина", "ba"],
  ["Harbour Rovers", "gb"],
  ["Çamlıca Gücü", "tr"],
  ["Stade Cévenol", "fr"],
  ["Étoile du Littoral", "sn"],
  ["نجم الأطلس", "ma"],
  ["Al-Manara SC", "jo"],
  ["湘南シーホース", "jp"],
  ["한강 유나이티드", "kr"],
  ["Nakhon Phanom Thunder", "th"],
  ["Sông Lam Trẻ", "vn"],
  ["Vasco do Sertão", "br"],
  ["Club Social y Deportivo Arroyo del Tala", "uy"],
  ["Pumas de Xochicalco", "mx"],
  ["Río Bermejo", "ar"],
  ["Koninklijke Schelde", "be"],
  ["SV De Meeuwen", "nl"],
  ["Śląsk Górniki", "pl"],
  ["Víkingar Tórshavn", "fo"],
  ["-Ost- Zürich", "ch"],
  ["Kumasi Cocoa Stars", "gh"],
  ["Steaua Deltei", "ro"],
];

/** Teams of the game that is scored in games. */
export const IRONVALE_TEAMS: readonly PoolContestant[] = IRONVALE.map(toPerson);

/** Clubs of the game that is scored in goals. */
export const HALFPITCH_CLUBS: readonly PoolContestant[] = HALFPITCH.map(toPerson);

function toPerson([name, country]: Row): PoolContestant {
  return { name, country };
}
