import type { PoolContestant } from "./contestant.ts";

interface Nation {
  readonly country: string;
  /** How they are joined if the family name is first. */
  readonly order?: "family given" | "familygiven";
  readonly given: string;
  readonly family: string;
}

/** Fictional names: each list contains eight. */
const NATIONS: readonly Nation[] = [
  {
    country: "fi",
    given: "Aino Eero Väinö Säde Onni Helmi Oiva Lumi",
    family: "Kivistö Järvelä Yrjölä Mäkiharju Åkerholm Pöyhölä Lehtoaho Särkikoski",
  },
  {
    country: "pl",
    given: "Łucja Zbigniew Jagoda Bożena Stanisław Wawrzyniec Małgorzata Żaneta",
    family: "Wrzeszcz Ćwikliński Świątek-Dąb Gżegżółka Źrebiec Brzęczyk Kądziela Łopuch",
  },
  {
    country: "cz",
    given: "Jiří Bořek Žofie Štěpán Růžena Ondřej Zdeňka Matěj",
    family: "Křepelka Vodička Šťastný Žďárek Řezníček Ptáčník Hlaváčová Čermínek",
  },
  {
    country: "tr",
    given: "Işıl Çağan Gökçe Ümit Şebnem Oğuz İpek Yağız",
    family: "Taşdelen Gümüşay Karakuş Yıldırımlı Öztürkoğlu Çınar Bağcı İnceoğlu",
  },
  {
    country: "vn",
    order: "family given",
    given: "Thảo Minh-Khuê Đức Hạnh Quỳnh Phượng Trường Ngọc-Bảo",
    family: "Đặng Nguyễn Vũ Trịnh Huỳnh Lương Phạm Đỗ",
  },
  {
    country: "is",
    given: "Þórdís Ægir Sæunn Hrafn Guðrún Björk Sigþór Ýr",
    family:
      "Hrafnkelsdóttir Þorgeirsson Ægisson Steinþórsdóttir Bjarkason Hallvarðsson Úlfsdóttir Frostason",
  },
  {
    country: "br",
    given: "João Inês Antônia Conceição Luís Tainá Mário Zuleide",
    family: "Guimarães-Rosa Falcão Simões Assunção Magalhães Lourenço Brandão Araújo",
  },
  {
    country: "fr",
    given: "Hélène Loïc Maëlle François Noëlle Gaëtan Zoé Clément",
    family: "Bélanger L'Hôpital Crèvecœur d'Aubigné Lefèvre Châtillon Saint-Étienne Garçon",
  },
  {
    country: "hu",
    order: "family given",
    given: "Ödön Zsófia Győző Ágnes Lőrinc Ilka Béla Tünde",
    family: "Szőke Kövesdi Fűzfás Ördögh Bükkösi Nyírő Erdőhegyi Zöldágh",
  },
  {
    country: "de",
    given: "Jörg Käthe Götz Ännchen Lüder Sönke Heide Björn",
    family: "Großmann Übelacker Mößner Schönfließ Kühlewind Bärwald Töpfer Weiß",
  },
  {
    country: "es",
    given: "Íñigo Begoña Martín Lucía Ángel Rocío Nuño Pilar",
    family: "Zúñiga Peñalosa Núñez-Ibáñez Muñoz Cárdenas Güell Ordóñez Avilés",
  },
  {
    country: "ua",
    given: "Соломія Їжак Ярина Остап Мар'яна Тарас Зоряна Єлисей",
    family: "Гайворонська Ковбасюк Щербань Вишневецький Журавель Підгірний Цвіркун Єфименко",
  },
  {
    country: "rs",
    given: "Ђорђе Љубица Његош Жарко Милица Ћирило Снежана Душан",
    family: "Вукашиновић Јелић Шћепановић Ђукић Љубинковић Црњански Њежић Обрадовић",
  },
  {
    country: "bg",
    given: "Невена Камен Ралица Огнян Цветана Борил Снежина Явор",
    family: "Щерев Желязков Стоянчева Върбанов Пъдарев Гълъбова Илчев Юруков",
  },
  {
    country: "gr",
    given: "Άρης Ελπίδα Ιάσων Θάλεια Νεφέλη Οδυσσέας Ρήγας Φαίδρα",
    family:
      "Καλλέργης Βασιλικού Χατζηνικολάου Ξενάκης Παπαδοπετράκη Ψαρρός Γαλανοπούλου Ωραιόπουλος",
  },
  {
    country: "kr",
    order: "familygiven",
    given: "하늘 도윤 서연 민재 가람 지호 별 은우",
    family: "김 남궁 선우 황보 윤 제갈 한 독고",
  },
  {
    country: "jp",
    order: "family given",
    given: "さくら 蓮 ひなた 悠真 葵 カイト 結衣 陽菜",
    family: "小鳥遊 五十嵐 水無月 東雲 早乙女 月見里 霧島 白鷺",
  },
  {
    country: "tw",
    order: "familygiven",
    given: "雨桐 子墨 曉嵐 志遠 若曦 浩然 靜怡 雲飛",
    family: "歐陽 司徒 諸葛 端木 上官 夏侯 尉遲 慕容",
  },
  {
    country: "eg",
    given: "ياسمين كريم نور طارق سلمى حازم ليلى زياد",
    family: "الشاذلي القاضي النجار الصيرفي البحيري الحكيم السنباطي الدسوقي",
  },
  {
    country: "ma",
    given: "إيمان يوسف هاجر أيوب سناء المهدي غيثة أنوار",
    family: "بنجلون العلوي التازي الفاسي برادة الزياني الإدريسي السملالي",
  },
  {
    country: "th",
    given: "กมลชนก ธนากร พิมพ์ลภัส ณัฐวุฒิ สุภาวดี อนันดา ปวีณา ชัยวัฒน์",
    family: "ศรีสุวรรณ วงศ์ไพบูลย์ ทองประเสริฐ จันทร์เพ็ญ แก้วมณี รุ่งเรืองศักดิ์ บุญช่วย พงษ์ไทย",
  },
  {
    country: "in",
    given: "आरव अनन्या कबीर दीपिका ईशान मीरा रोहन तारा",
    family: "चतुर्वेदी भट्टाचार्य देशपांडे कुलकर्णी सूर्यवंशी मेहरा जोशी राठौड़",
  },
  {
    country: "ge",
    given: "ნინო გიორგი თამარ ლევან ელენე ვახტანგ ქეთევან ზურაბ",
    family: "წერეთელიძე ჯაფარაშვილი მაისურია კვირიკაძე ღვინიაშვილი ბერულავა ხარაიშვილი ჭყონია",
  },
  {
    country: "il",
    given: "נועם תמר איתי יעל אביב שירה רותם עדי",
    family: "בן־שחר אלמוג גולן־כץ הררי שקד ברזילי נחמיאס עופר",
  },
];

/** Handles. The country is "" or "eu" for players who do not give theirs. */
const HANDLES: readonly (readonly [name: string, country: string])[] = [
  ["-vantablack-", "se"],
  ["=lumen=", "nl"],
  [":kettle:", "gb"],
  ["nøkken", "no"],
  ["xX_TunnelRat_Xx", "us"],
  ["- no thanks", "ca"],
  ["=SUM(wins)", "ie"],
  ["brb tea", "gb"],
  ["pfefferminz", "at"],
  ["ŽALGIRIS_77", "lt"],
  [":q!", "ch"],
  ["kumamoto-drift", "jp"],
  ["GrandmaWithALongAccountNameForNoReason", "au"],
  ["θ", "gr"],
  ["tiếng vọng", "vn"],
  ["Ёжик в тумане", "kz"],
  ["0xDEADBEAN", "ee"],
  ["o.O", ""],
  ["two left hands", "nz"],
  ["Señor Lag", "mx"],
  ["ペンギン組長", "jp"],
  ["무지개떡", "kr"],
  ["-=Æther=-", "dk"],
  ["lil' comet", "za"],
  ["夜行性", "tw"],
  ["smörgåsboss", "se"],
  ["القط السريع", "sa"],
  ["@horizon", "eu"],
  ["Kleiner Feigling", "de"],
  ["mañana", "ar"],
  ["ปลาทูแม่กลอง", "th"],
  ["Żółw 3000", "pl"],
];

const ROUNDS = 16;

/**
 * Returns all fictional players, including those with a handle. Countries are mixed and names are
 * unique.
 */
export function createPlayers(): readonly PoolContestant[] {
  const players: PoolContestant[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    players.push(
      ...NATIONS.map((nation) => ({ name: nameOf(nation, round), country: nation.country })),
    );
    const [first, second] = [HANDLES[2 * round], HANDLES[2 * round + 1]];
    for (const handle of [first, second]) {
      if (handle !== undefined) players.push({ name: handle[0], country: handle[1] });
    }
  }
  return players;
}

/** Returns the n-th person of a nation. Each given name is combined with two family names. */
function nameOf({ given, family, order }: Nation, n: number): string {
  const givenName = given.split(" ")[n % 8] ?? "";
  const familyName = family.split(" ")[(n + 3 * Math.floor(n / 8)) % 8] ?? "";
  if (order === undefined) return `${givenName} ${familyName}`;
  return familyName + (order === "family given" ? " " : "") + givenName;
}
