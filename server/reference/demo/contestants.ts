import { type Random, shuffle } from "#server/reference/replay/seeded.ts";

/** A person or team in a tournament. */
export interface DemoContestant {
  readonly name: string;
  /** "" for players who do not give theirs. */
  readonly country: string;
  /** 1 is the strongest; 0 if the tournament has no seeds. */
  readonly seed: number;
  /** Relative strength, falling with the seed from 2 to just above 1. */
  readonly strength: number;
}

/** A person or team that can be drawn for a tournament. */
type PoolContestant = Pick<DemoContestant, "name" | "country">;

/** Fictional names by country: eight first words, which may be family names, and eight last words. */
const PEOPLE = `
ua Соломія Їжак Ярина Остап Мар'яна Тарас Зоряна Єлисей Гайворонська Ковбасюк Щербань Вишневецький Журавель Підгірний Цвіркун Єфименко
pl Łucja Zbigniew Jagoda Bożena Stanisław Wawrzyniec Małgorzata Żaneta Wrzeszcz Ćwikliński Świątek-Dąb Gżegżółka Źrebiec Brzęczyk Kądziela Łopuch
jp 小鳥遊 五十嵐 水無月 東雲 早乙女 月見里 霧島 白鷺 さくら 蓮 ひなた 悠真 葵 カイト 結衣 陽菜
gr Άρης Ελπίδα Ιάσων Θάλεια Νεφέλη Οδυσσέας Ρήγας Φαίδρα Καλλέργης Βασιλικού Χατζηνικολάου Ξενάκης Παπαδοπετράκη Ψαρρός Γαλανοπούλου Ωραιόπουλος
th กมลชนก ธนากร พิมพ์ลภัส ณัฐวุฒิ สุภาวดี อนันดา ปวีณา ชัยวัฒน์ ศรีสุวรรณ วงศ์ไพบูลย์ ทองประเสริฐ จันทร์เพ็ญ แก้วมณี รุ่งเรืองศักดิ์ บุญช่วย พงษ์ไทย
eg ياسمين كريم نور طارق سلمى حازم ليلى زياد الشاذلي القاضي النجار الصيرفي البحيري الحكيم السنباطي الدسوقي
vn Đặng Nguyễn Vũ Trịnh Huỳnh Lương Phạm Đỗ Thảo Minh-Khuê Đức Hạnh Quỳnh Phượng Trường Ngọc-Bảo
fr Hélène Loïc Maëlle François Noëlle Gaëtan Zoé Clément Bélanger L'Hôpital Crèvecœur d'Aubigné Lefèvre Châtillon Saint-Étienne Garçon
kr 김 남궁 선우 황보 윤 제갈 한 독고 하늘 도윤 서연 민재 가람 지호 별 은우
ge ნინო გიორგი თამარ ლევან ელენე ვახტანგ ქეთევან ზურაბ წერეთელიძე ჯაფარაშვილი მაისურია კვირიკაძე ღვინიაშვილი ბერულავა ხარაიშვილი ჭყონია
in आरव अनन्या कबीर दीपिका ईशान मीरा रोहन तारा चतुर्वेदी भट्टाचार्य देशपांडे कुलकर्णी सूर्यवंशी मेहरा जोशी राठौड़
il נועם תמר איתי יעל אביב שירה רותם עדי בן־שחר אלמוג גולן־כץ הררי שקד ברזילי נחמיאס עופר
`
  .trim()
  .split("\n")
  .map((country) => country.split(" "));

/** Names of accounts; "-" is no country. */
const HANDLES = parsePool(`
se -vantablack-, nl =lumen=, gb :kettle:, no nøkken, us xX_TunnelRat_Xx, ca - no thanks,
ie =SUM(wins), gb brb tea, at pfefferminz, lt ŽALGIRIS_77, ch :q!, jp kumamoto-drift,
au GrandmaWithALongAccountNameForNoReason, gr θ, vn tiếng vọng, kz Ёжик в тумане, ee 0xDEADBEAN,
- o.O, nz two left hands, mx Señor Lag, jp ペンギン組長, kr 무지개떡, dk -=Æther=-, za lil' comet, tw 夜行性,
se smörgåsboss, sa القط السريع, eu @horizon, de Kleiner Feigling, ar mañana, th ปลาทูแม่กลอง,
pl Żółw 3000
`);

/** Teams of the game that is scored in games. */
export const IRONVALE_TEAMS = parsePool(`
fi Sisu Syndicate, se -Static-, pl Kraków Wyverns, nl =Parallel=, ua Нічні Вартові, de :wq Gaming,
se Team Långbord, gr Ολύμπια Esports, kr Seoul Paperboats,
fi Pohjois-Karjalan Elektroninen Urheilu ry, br Os Quixadá, kr 달빛 요새, jp 雷鳥クラブ,
ie Galway Lanterns, pl Ćma Barowa, eg صقور الدلتا, is Frostbyte Akureyri,
fr Les Corbeaux d'Orléans, th ช้างศึกออนไลน์, hu Tünderkert, kz Ледоход, gb North Quay,
ca =404 Friends Not Found, tr Bosporus Sparrows, cl Los Búhos de Temuco, si Zlatorog,
dk - Minus One, cz Žižkov Knights, tw 黑潮戰隊, us Bluff City Owls, fr Mistral, vn Đất Sét,
nz Rookery, ge საბა
`);

/** Clubs of the game that is scored in goals. */
export const HALFPITCH_CLUBS = parsePool(`
es Real Villaviento, co Atlético Caracola, de FC Grünau 04, hu Ferencfalu TE,
pt Sporting Ribeira Alta, gr Ηρακλής Λιμένος, ua Dynamo Vyshneve, kz Ласточка, se Ullevi Gårda IF,
no Tromsøysund BK, fi Kotkan Meripojat, it AS Valfiorita, ba Олимпик Дрина, gb Harbour Rovers,
tr Çamlıca Gücü, fr Stade Cévenol, sn Étoile du Littoral, ma نجم الأطلس, jo Al-Manara SC,
jp 湘南シーホース, kr 한강 유나이티드, th Nakhon Phanom Thunder, vn Sông Lam Trẻ, br Vasco do Sertão,
uy Club Social y Deportivo Arroyo del Tala, mx Pumas de Xochicalco, ar Río Bermejo,
be Koninklijke Schelde, nl SV De Meeuwen, pl Śląsk Górniki, fo Víkingar Tórshavn, ch -Ost- Zürich,
gh Kumasi Cocoa Stars, ro Steaua Deltei
`);

/** Teams of the game of the evening: 32 for its bracket by seed, then 15 more for its group. */
export const FROSTLINE_TEAMS = parsePool(`
fi Polar Pike, gb Harbour Nine, se Lynx Riot, no Grå Ulv, de Ostwind, br Café Olímpico, kz Ждуны,
jp 北風ノ隊, kr 겨울나그네, pl Żubry Podlasia, fr Les Mouettes, lv Baltic Mint, fi Kolme Kirvestä,
us =Offset=, cz Sněžní Sovy, rs Dunavski Vukovi, au Quiet Please, is Puffin Protocol,
ca Minus Twelve, fi Salmiakki, ar La Última Pieza, ee Tõrvik, th ทีมหมีขาว, no Fjellrev,
ie Rooftop Club, dk Vinterbris, hu Köszméte, it Nebbia, cn 风暴眼, gr Ανεμοδούρα, nl Noordwester,
us - Ghost Notes, fi Kaamos, no Aurora Drift, se Stilla Natten, ca Red Mittens, at Wanderfalken,
ua Сивий Сокіл, be Gel et Degel, pt Alto Tejo, si Okno, gb Blue Hour, fi Tuuletar,
nz Riptide Left, jp 雪見, fr Lumières, se Mörk Materia
`);

/** All players, countries mixed. Names are unique: each two words of a country are combined once. */
export const PLAYERS: readonly PoolContestant[] = HANDLES.flatMap((handle, index) => {
  const last = 8 + ((index + 3 * Math.floor(index / 8)) % 8);
  return PEOPLE.map(([country = "", ...words]) => {
    return { country, name: [words[index % 8], words[last]].join(" ") };
  }).concat(handle);
});

/** Draws contestants, the strongest first. Consecutive editions use different halves of the pool. */
export function drawContestants(
  pool: readonly PoolContestant[],
  count: number,
  { edition, random }: { readonly edition: number; readonly random: Random },
  seeds = count,
): readonly DemoContestant[] {
  const half = pool.filter((_, index) => (index + edition) % 2 === 0);
  return rankByStrength(shuffle(half, random).slice(0, count), seeds);
}

/** Returns contestants, the strongest first, of whom the first `seeds` have seeds. */
export function rankByStrength(
  ordered: readonly PoolContestant[],
  seeds: number,
): readonly DemoContestant[] {
  const count = ordered.length;
  return ordered.map(({ name, country }, rank) => {
    const seed = rank < seeds ? rank + 1 : 0;
    return { name, country, seed, strength: 1 + (count - rank) / count };
  });
}

/** Parses countries and names, separated by commas. */
function parsePool(text: string): readonly PoolContestant[] {
  return Array.from(text.matchAll(/(\S+) ([^,]+)(,\s+|\n)/g), ([, country = "", name = ""]) => {
    return { name, country: country === "-" ? "" : country };
  });
}
