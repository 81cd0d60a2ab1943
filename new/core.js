// core/lib/text.ts
/**
* Control characters, line and paragraph separators, and the bidirectional embeddings, overrides
* and isolates, which reorder the text after a name. Not joiners and direction marks: scripts need
* them.
*/
var UNSAFE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;
/** Half of a surrogate pair: invalid in URLs, databases and UTF-8. */
var LONE_SURROGATE = /\p{Surrogate}/gu;
/** Text without characters to remove: a fast check that most texts pass. */
var PLAIN = /^[ -~]*$/;
/** Text without invisible characters: a fast check that most texts pass. */
var VISIBLE = /^[!-~]*$/;
/**
* Makes untrusted text safe to store and show, in any script: removes control characters and
* bidirectional overrides, and replaces halves of surrogate pairs by U+FFFD.
*
* @param max Maximum length in code points; longer text is truncated.
*/
function cleanText(text, max) {
	if (text.length <= max && PLAIN.test(text)) return text;
	const clean = text.replace(UNSAFE, "").replace(LONE_SURROGATE, "�");
	if (clean.length <= max) return clean;
	return Array.from(clean.slice(0, 2 * max)).slice(0, max).join("");
}
/**
* Characters that are invisible in a link: controls, spaces of all kinds, bidirectional controls
* and marks, joiners, fillers, and halves of surrogate pairs.
*/
var INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{Default_Ignorable_Code_Point}]/gu;
/**
* Returns whether a link contains a character that is not visible in it, also percent-encoded: it
* can look like another link (T28).
*/
function hasInvisibleCharacters(link) {
	let decoded = link;
	try {
		decoded = decodeURIComponent(link.replaceAll(/%(?![\da-f]{2})/gi, "%25"));
	} catch {}
	return stripInvisible(link) !== link || stripInvisible(decoded) !== decoded;
}
/** Returns a text without characters that are not visible, like a host name from outside. */
function stripInvisible(text) {
	return VISIBLE.test(text) ? text : text.replace(INVISIBLE, "");
}
/**
* A mark of a letter, above or below it, after four others or after two accents: Vietnamese has two,
* other scripts have four. Accents count wherever they stand, because normalization reorders marks.
*/
var EXCESS_MARK = /(?<=[\p{Mn}\p{Me}]{4}|(?:[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f][\p{Mn}\p{Me}]*){2})[\p{Mn}\p{Me}]/gu;
/** Removes the marks of a letter that no alphabet has, so that the rest stays in its row. */
function limitMarks(text) {
	return VISIBLE.test(text) ? text : text.replace(EXCESS_MARK, "");
}
/** Characters that show nothing on their own, also the blank of Braille. */
var BLANK = /^[\p{M}\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\s\u2800]*$/u;
/** Returns whether a text shows nothing: it is empty, or only spaces, invisible characters and marks. */
function isBlank(text) {
	return BLANK.test(text);
}
/** Normalizes a name for comparison: NFC, no case, single spaces. */
function foldName(name) {
	return name.normalize("NFC").trim().replace(/\s+/g, " ").toUpperCase().toLowerCase();
}
/** Returns whether a text is one or more ASCII digits. Fast, because it checks every id. */
function isDigits(text) {
	for (let index = 0; index < text.length; index += 1) {
		const unit = text.charCodeAt(index);
		if (unit < 48 || unit > 57) return false;
	}
	return text !== "";
}
// core/lib/collections.ts
/** Grouping and ordering that Node 20, the oldest supported version, does not provide. */
/** Groups items by key: keys in order of first appearance, items in their given order. */
function groupBy(items, keyOf) {
	const groups = /* @__PURE__ */ new Map();
	let lastKey;
	let group;
	for (const item of items) {
		const key = keyOf(item);
		if (group === void 0 || key !== lastKey) {
			lastKey = key;
			group = groups.get(key);
			if (group === void 0) groups.set(key, group = []);
		}
		group.push(item);
	}
	return groups;
}
/** Returns the only item of a list; `null` if the list has none or several. */
function singleOrNull(items) {
	const [item, another] = items;
	return item === void 0 || another !== void 0 ? null : item;
}
/** Creates a comparator that returns the first comparison other than 0. */
function combineComparators(...compares) {
	return (a, b) => {
		for (const compare of compares) {
			const order = compare(a, b);
			if (order !== 0) return order;
		}
		return 0;
	};
}
/** Compares by code unit, ascending: the same on every machine, unlike `localeCompare`. */
function compareText(a, b) {
	if (a === b) return 0;
	return a < b ? -1 : 1;
}
/** Compares ascending, with `null` last. */
function compareNullable(a, b) {
	if (a === b) return 0;
	if (a === null) return 1;
	if (b === null) return -1;
	return a - b;
}
/** Compares ids ascending: numbers by length and digits ("9" before "10"), before other texts. */
function compareIds(a, b) {
	if (a === b) return 0;
	const isANumber = isDigits(a);
	if (isANumber !== isDigits(b)) return isANumber ? -1 : 1;
	if (isANumber && a.length !== b.length) return a.length - b.length;
	return compareText(a, b);
}
// core/lib/must.ts
/**
* Returns the value. For values that are always present although their type allows null.
*
* @param why The reason why the value is present; part of the error's message.
* @throws Error if the value is null or undefined: a bug in this program, never invalid input.
*/
function must(value, why) {
	if (value === null || value === void 0) throw new Error(`Assertion failed: ${why}`);
	return value;
}
// core/lib/decimals.ts
/**
* Exact arithmetic with decimal scores. Binary floating point turns 76.1 + 75.2 + 82.55 into
* 233.85000000000002, and such noise must neither be shown nor decide a position.
*/
/** Returns the exact sum of decimals; 0 without any. */
function sumDecimals(values) {
	let sum = 0;
	for (const value of values) sum = addDecimals(sum, value);
	return sum;
}
/** Returns the exact sum of two decimals. */
function addDecimals(a, b) {
	return withDecimals(a + b, Math.max(countDecimals(a), countDecimals(b)));
}
/** Returns the exact product of two decimals. */
function multiplyDecimals(a, b) {
	return withDecimals(a * b, countDecimals(a) + countDecimals(b));
}
/** Returns the number of digits after the decimal point: 1 for 75.2, 7 for 1e-7. */
function countDecimals(value) {
	if (Number.isInteger(value)) return 0;
	const [digits = "", exponent = "0"] = String(value).split("e-");
	const [, fraction = ""] = digits.split(".");
	return fraction.length + Number(exponent);
}
/** Removes the noise after the last decimal that a result can have. */
function withDecimals(value, decimals) {
	return decimals === 0 ? value : Number(value.toFixed(Math.min(decimals, 100)));
}
// core/lib/race-time.ts
/** Hours, minutes and seconds with up to six decimals: "83.4", "1:23.456", "1:02:03". */
var RACE_TIME = /^\d+(:[0-5]?\d){0,2}([.,]\d{1,6})?$/;
/**
* Parses the time of a race.
*
* @returns Whole microseconds, so that equal times are equal in whatever form; 0 if the contestant
*   has none ("DNF", "", "0:00"); `null` if it has digits and is no time.
*/
function parseRaceTime(text) {
	const trimmed = text?.trim() ?? "";
	if (!/\d/.test(trimmed)) return 0;
	if (!RACE_TIME.test(trimmed)) return null;
	const parts = trimmed.replace(",", ".").split(":");
	return Math.round(parts.reduce((sum, part) => sum * 60 + Number(part), 0) * 1e6);
}
/**
* Returns the times that rank a match of more than two contestants, 0 for a contestant without one;
* `null` if it is ranked by score: a score other than 0 counts, no contestant has a time, or one of
* the times is unreadable (docs/domain.md#races-by-time).
*/
function findRaceTimes(slots) {
	if (slots.length < 3 || slots.some((slot) => isRanked(slot) && (slot.score ?? 0) !== 0)) return null;
	const times = slots.map((slot) => isRanked(slot) ? parseRaceTime(slot.time) : 0);
	return times.every((time) => time !== null) && times.some((time) => time > 0) ? times : null;
}
function isRanked({ disqualified, contestant }) {
	return disqualified !== true && contestant !== null;
}
// core/lib/contest.ts
/** The ranking of a match of more than two contestants, for pages, embeds and images. */
/** A score below this is no code for a disqualification: services use -1. */
var LOWEST_CODE = -1;
/** Scores from here on are totals of points, not games or goals. */
var HIGH_TOTAL = 20;
/**
* Returns whether scores below 0 are legal totals, as in a quiz that ends 45 to -5, instead of
* disqualifications: one is below -1, and another one is high.
*
* @param scores The scores of all matches of one format.
*/
function haveNegativeTotals(scores) {
	return scores.some((score) => score !== null && score < LOWEST_CODE) && scores.some((score) => score !== null && score >= HIGH_TOTAL);
}
/** Points of a contestant without a time, if times rank the others. */
var NO_TIME = -Number.MAX_SAFE_INTEGER;
/** Points of a disqualified contestant and of an open slot: below every valid score. */
var DISQUALIFIED = -Number.MAX_VALUE;
var OPEN$1 = -Infinity;
/**
* Returns the slots of a ranking in display order: by score or time (see `findRaceTimes`), then in
* the service's order, disqualified contestants and open slots last. An upcoming match keeps the
* service's order and has no placements; so does one without a score other than 0 and without a time,
* unless all but one are disqualified.
*/
function rankSlots({ state, slots }) {
	const times = findRaceTimes(slots);
	const all = slots.map((slot, index) => ({
		slot,
		index,
		points: pointsOf$1(slot, times?.[index])
	}));
	const valid = all.filter(({ points }) => points > DISQUALIFIED);
	const hasPlacements = state !== "upcoming" && (valid.length === 1 && times === null ? valid[0]?.slot.score !== null : valid.some(({ points }) => points !== 0));
	const labelOf = (points) => points === DISQUALIFIED && state !== "upcoming" ? "–" : "";
	if (!hasPlacements) return all.map(({ slot, index, points }) => {
		return {
			slot,
			index,
			place: null,
			label: labelOf(points)
		};
	});
	all.sort((a, b) => b.points - a.points);
	let place = 1;
	return all.map(({ slot, index, points }, position) => {
		if (points <= DISQUALIFIED) return {
			slot,
			index,
			place: null,
			label: labelOf(points)
		};
		const isShared = points === all[position - 1]?.points;
		if (!isShared) place = position + 1;
		const label = isShared || points === all[position + 1]?.points ? `${place}=` : String(place);
		return {
			slot,
			index,
			place,
			label
		};
	});
}
function pointsOf$1({ score, disqualified, contestant }, time) {
	if (contestant === null) return OPEN$1;
	if (disqualified) return DISQUALIFIED;
	return time === void 0 ? score ?? 0 : -time || NO_TIME;
}
// core/match/outcome.ts
/** Returns whether a match is a bye: flagged as one, with at most one contestant. */
function isBye(match) {
	return match.bye === true && match.entries.length < 2;
}
/** Returns whether both contestants of a match of two are the same one, which is an input error. */
function playsItself({ entries: [a, b, other] }) {
	return a !== void 0 && other === void 0 && a.key === b?.key;
}
/** Returns whether a contestant is disqualified: a score below 0 that is no legal total. */
function isDisqualified({ score, isNegativeTotal }) {
	return score !== null && score < 0 && isNegativeTotal !== true;
}
/** Returns whether a match ended with both contestants disqualified, so that none of them plays on. */
function isWithoutWinner({ match, status, outcome }) {
	return status.state === "ended" && outcome.winner === null && match.entries.length === 2 && match.entries.every(isDisqualified);
}
/** Ranks the contestants of an ended match of more than two (see `rankSlots`). */
function rankEntries(entries) {
	return rankSlots({
		state: "ended",
		slots: entries.map(rankedEntryOf)
	});
}
/** Returns whether a match of more than two has no score, and is ranked by the times of its race. */
function isRankedByTime(entries) {
	return entries.length > 2 && findRaceTimes(entries.map(rankedEntryOf)) !== null;
}
function rankedEntryOf(entry) {
	return {
		score: entry.score,
		time: entry.time,
		disqualified: isDisqualified(entry),
		entry
	};
}
/**
* Returns whether any score is neither `null` nor 0, or times rank the match. An unplayed match may be
* listed as 0–0.
*/
function hasScore({ entries }) {
	return entries.some(({ score }) => score !== null && score !== 0) || isRankedByTime(entries);
}
/**
* Returns whether the scores count games of a best-of (then a majority ends a match) rather than
* goals or rounds. Pass all matches of a bracket round or group: one score above the majority
* of its best-of suffices for `false`.
*/
function scoresCountGames(matches) {
	return matches.every(({ bestOf, entries }) => {
		if (bestOf === null || bestOf < 1) return true;
		const most = Math.floor(bestOf / 2) + 1;
		return entries.every((entry) => (entry.score ?? 0) <= most);
	});
}
/** Returns the index of the contestant with a majority of best-of; `null` if none or both have. */
function findClinchedIndex({ bestOf, entries }) {
	if (bestOf === null || bestOf < 2 || entries.length !== 2) return null;
	const passed = entries.map((entry) => points$1(entry) > bestOf / 2);
	if (passed[0] === passed[1]) return null;
	return passed[0] === true ? 0 : 1;
}
/**
* Returns the index of the leader of an ended bracket match if the lead proves the win: in a
* best-of 1, with a majority of best-of, or against a disqualified contestant. Otherwise `null`,
* because the loser of a retirement often leads.
*/
function findProvenLeaderIndex(match) {
	const leader = findLeaderIndex(match);
	if (leader === null) return null;
	const { bestOf, entries } = match;
	const [lead, other] = leader === 0 ? entries : entries.toReversed();
	return bestOf === 1 || bestOf !== null && bestOf > 1 && points$1(lead) > bestOf / 2 || other !== void 0 && isDisqualified(other) ? leader : null;
}
/**
* Returns the index of the higher score in a match of two; `null` if tied, not two, or if both are
* disqualified.
*/
function findLeaderIndex({ entries }) {
	const [a, b] = entries;
	if (entries.length !== 2 || points$1(a) === points$1(b) || entries.every(isDisqualified)) return null;
	return points$1(a) > points$1(b) ? 0 : 1;
}
/**
* Returns whether a match of two is tied and neither contestant is disqualified. Two times without a
* score may be the result, and are no draw if they differ.
*/
function isTied({ entries }) {
	const [a, b] = entries;
	const haveTied = points$1(a) === points$1(b) && (points$1(a) !== 0 || a?.time === b?.time);
	return entries.length === 2 && haveTied && !entries.some(isDisqualified);
}
function points$1(entry) {
	return entry?.score ?? 0;
}
// core/match/appearance.ts
/** Returns every contestant's part in these matches, in order. */
function appearancesOf(matches) {
	const appearances = [];
	for (const derived of matches) derived.match.entries.forEach((entry, index) => {
		appearances.push({
			derived,
			index,
			entry
		});
	});
	return appearances;
}
/**
* Returns a contestant's result; `null` for a bye, before the end, if the winner is unknown, or if
* the match is the duplicate of another one.
*/
function findContestantResult({ derived, index }) {
	const { status, duplicateOf } = derived;
	return status.state === "ended" && status.by !== "bye" && duplicateOf === void 0 ? findEntryResult(derived, index) : null;
}
/**
* Returns the result of an entry, also of a bye; `null` if the winner is unknown, and for who did
* not win a match of heats without being eliminated.
*/
function findEntryResult({ outcome, advances }, index) {
	const { winner, draw, shared } = outcome;
	const isLost = advances === void 0 || advances[index] === "out";
	if (draw && shared?.includes(index) !== false) return "drawn";
	if (winner === index) return "won";
	return (draw || winner !== null) && isLost ? "lost" : null;
}
/**
* Returns the identity of a contestant: the newest name, and the newest country that is stated. All
* sums over several matches use it, because one name may occur with several countries.
*
* @param appearances Appearances of one contestant in order of play, at least one.
*/
function newestRefOf(appearances) {
	const { key, name } = must(appearances.at(-1), "a contestant has an appearance").entry;
	return {
		key,
		name,
		country: appearances.findLast(({ entry }) => entry.country !== "")?.entry.country ?? ""
	};
}
/** Returns the other contestant of a match of two, else `null`. */
function opponentOf({ derived: { match }, index }) {
	if (match.entries.length !== 2) return null;
	return must(match.entries[1 - index], "a match of two has another contestant");
}
/**
* Counts the matches that have a result and sums their scores. A disqualification (score below 0)
* counts as 0; matches of more than two contestants add nothing to `scoreAgainst`.
*/
function tallyOf(appearances) {
	const tally = {
		played: 0,
		won: 0,
		drawn: 0,
		lost: 0,
		scoreFor: 0,
		scoreAgainst: 0
	};
	for (const appearance of appearances) {
		const result = findContestantResult(appearance);
		if (result === null && !isPlayedHeat(appearance)) continue;
		tally.played += 1;
		if (result !== null) tally[result] += 1;
		tally.scoreFor = addDecimals(tally.scoreFor, countedScoreOf(appearance.entry));
		tally.scoreAgainst = addDecimals(tally.scoreAgainst, countedScoreOf(opponentOf(appearance)));
	}
	return tally;
}
/** Returns the score that sums count: 0 for a disqualification, and without a score. */
function countedScoreOf(entry) {
	return entry === null || isDisqualified(entry) ? 0 : entry.score ?? 0;
}
/** Returns whether an appearance in heats counts as played although it was neither won nor lost. */
function isPlayedHeat({ derived }) {
	return derived.advances !== void 0 && derived.outcome.by !== null;
}
// core/match/round-order.ts
/** Round keys of the section `finals`, in order of play. */
var FINALS = [
	"bronze",
	"grand final",
	"grand final reset"
];
/** Offset between sections; greater than any order within one. */
var SECTION = 1e6;
/**
* Returns a number by which the rounds of a bracket sort in order of play: upper, lower, finals.
* Starts are unsuitable: in half of the real events they are out of bracket order.
*
* @param round Round key: `ro16`, `lower ro8s1`, `bronze`, `grand final`, `column 2`, …
*/
function roundOrderOf(round) {
	const final = FINALS.indexOf(round);
	if (final >= 0) return 3 * SECTION + final;
	const [, lower, size, stage] = /^(lower )?ro(\d+)(?:s(\d+))?$/.exec(round) ?? [];
	if (size === void 0) return Number(/^column (\d+)$/.exec(round)?.[1] ?? SECTION);
	const within = SECTION - 10 * Number(size) + Number(stage ?? 1);
	return lower === void 0 ? within : within + SECTION;
}
// core/match/play-order.ts
var inGroup = combineComparators((a, b) => compareNullable(a.match.start, b.match.start), (a, b) => compareNullable(a.match.row, b.match.row), (a, b) => compareIds(a.match.id, b.match.id));
var inBracket = combineComparators(({ match: a }, { match: b }) => a.bracketId === b.bracketId ? 0 : compareIds(getSharedBracketId(a), getSharedBracketId(b)), ({ round: a }, { round: b }) => a?.key === b?.key ? 0 : depthOf$1(a) - depthOf$1(b), (a, b) => compareNullable(a.match.row, b.match.row), (a, b) => compareIds(a.match.id, b.match.id));
/**
* Compares matches by the order of play: tournaments by start; within one, group matches by start,
* then brackets by depth. Never by start alone: in half of the real events the starts are out of
* bracket order, and a bracket reset has an earlier start than its grand final.
*/
var comparePlayOrder = combineComparators((a, b) => compareNullable(a.match.tournament.start, b.match.tournament.start), (a, b) => compareText(a.match.tournament.key, b.match.tournament.key), (a, b) => Number(isInBracket(a)) - Number(isInBracket(b)), (a, b) => isInBracket(a) ? inBracket(a, b) : inGroup(a, b));
/** Returns the id shared by an upper and its lower bracket, the lesser of both; "" without one. */
function getSharedBracketId({ bracketId, bracket }) {
	const own = bracketId ?? "";
	const related = bracket?.relatedId ?? own;
	return compareIds(own, related) < 0 ? own : related;
}
function isInBracket({ match }) {
	return match.bracketId !== null;
}
function depthOf$1(round) {
	return roundOrderOf(round?.key ?? "");
}
// core/groups/find-first-bracket-places.ts
/**
* Finds the first bracket place of every contestant, by the order of rounds.
*
* @param matches All matches of a tournament, in any order.
*/
function findFirstBracketPlaces(matches) {
	const places = /* @__PURE__ */ new Map();
	const orders = /* @__PURE__ */ new Map();
	for (const { match, code, round } of matches) {
		if (match.bracketId === null || code === null || round === null) continue;
		const place = {
			bracket: `${match.site}/${match.bracketId}`,
			code
		};
		const order = roundOrderOf(round.key);
		for (const { key } of match.entries) {
			if (order >= (orders.get(key) ?? Infinity)) continue;
			orders.set(key, order);
			places.set(key, place);
		}
	}
	return places;
}
var MINUTE = 6e4;
var HOUR = 60 * MINUTE;
var DAY = 24 * HOUR;
/** `YYYY-MM-DD HH:MM:SS`; a `T` in the middle and missing seconds are accepted. */
var WALL_TIME = /^[1-9]\d{3}-\d\d-\d\d[ T]\d\d:\d\d(:\d\d)?$/;
/**
* Parses a wall-clock time as if it were UTC.
*
* @returns Milliseconds since the epoch; `null` if the calendar has no such time (2026-02-30,
*   25:00, the zero date of databases) or it lies before the year 1000.
*/
function parseWallTime(text) {
	if (!WALL_TIME.test(text)) return null;
	const year = Number(text.slice(0, 4));
	const month = Number(text.slice(5, 7));
	const day = Number(text.slice(8, 10));
	const hour = Number(text.slice(11, 13));
	const minute = Number(text.slice(14, 16));
	const second = Number(text.slice(17, 19));
	const wall = Date.UTC(year, month - 1, day, hour, minute, second);
	return month >= 1 && month <= 12 && day >= 1 && wall < Date.UTC(year, month, 1) && hour < 24 && minute < 60 && second < 60 ? wall : null;
}
/** Formats milliseconds since the epoch as `YYYY-MM-DD HH:MM:SS` in UTC. */
function formatWallTime(wall) {
	return new Date(wall).toISOString().slice(0, 19).replace("T", " ");
}
// node_modules/zod/v4/core/util.js
function getEnumValues(entries) {
	const numericValues = Object.values(entries).filter((v) => typeof v === "number");
	return Object.entries(entries).filter(([k, _]) => numericValues.indexOf(+k) === -1).map(([_, v]) => v);
}
function jsonStringifyReplacer(_, value) {
	if (typeof value === "bigint") return value.toString();
	return value;
}
var Cached = class {
	constructor(getter) {
		this._getter = getter;
		this._value = void 0;
	}
	get value() {
		const getter = this._getter;
		if (getter !== void 0) {
			this._value = getter();
			this._getter = void 0;
		}
		return this._value;
	}
};
function cached(getter) {
	return new Cached(getter);
}
function nullish(input) {
	return input === null || input === void 0;
}
function cleanRegex(source) {
	const start = source.startsWith("^") ? 1 : 0;
	const end = source.endsWith("$") ? source.length - 1 : source.length;
	return source.slice(start, end);
}
function assignProp(target, prop, value) {
	Object.defineProperty(target, prop, {
		value,
		writable: true,
		enumerable: true,
		configurable: true
	});
}
var captureStackTrace = "captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => {};
function isObject$1(data) {
	return typeof data === "object" && data !== null && !Array.isArray(data);
}
function isPlainObject(o) {
	if (isObject$1(o) === false) return false;
	const ctor = o.constructor;
	if (ctor === void 0) return true;
	if (typeof ctor !== "function") return true;
	const prot = ctor.prototype;
	if (isObject$1(prot) === false) return false;
	if (Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === false) return false;
	return true;
}
function shallowClone(o) {
	if (isPlainObject(o)) return { ...o };
	if (Array.isArray(o)) return [...o];
	if (o instanceof Map) return new Map(o);
	if (o instanceof Set) return new Set(o);
	return o;
}
var propertyKeyTypes = /* @__PURE__*/ new Set([
	"string",
	"number",
	"symbol"
]);
function escapeRegex(str) {
	return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function clone(inst, def, params) {
	const cl = new inst._zod.constr(def ?? inst._zod.def);
	if (!def || params?.parent) cl._zod.parent = inst;
	return cl;
}
function normalizeParams(_params) {
	const params = _params;
	if (!params) return {};
	if (typeof params === "string") return { error: () => params };
	if (params?.message !== void 0) {
		if (params?.error !== void 0) throw new Error("Cannot specify both `message` and `error` params");
		params.error = params.message;
	}
	delete params.message;
	if (typeof params.error === "string") return {
		...params,
		error: () => params.error
	};
	return params;
}
function optionalKeys(shape) {
	return Object.keys(shape).filter((k) => {
		return shape[k]._zod.optin !== void 0 && shape[k]._zod.optout === "optional";
	});
}
var NUMBER_FORMAT_RANGES = /*@__PURE__*/ (() => ({
	safeint: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
	int32: [-2147483648, 2147483647],
	uint32: [0, 4294967295],
	float32: [-34028234663852886e22, 34028234663852886e22],
	float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
}))();
function aborted(x, startIndex = 0) {
	if (x.aborted === true) return true;
	for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue !== true) return true;
	return false;
}
function explicitlyAborted(x, startIndex = 0) {
	if (x.aborted === true) return true;
	for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue === false) return true;
	return false;
}
function prefixIssues(path, issues) {
	return issues.map((iss) => {
		var _a;
		(_a = iss).path ?? (_a.path = []);
		iss.path.unshift(path);
		return iss;
	});
}
function unwrapMessage(message) {
	return typeof message === "string" ? message : message?.message;
}
/** The leading size checks of `defChecks` that set an upper bound, each paired with it. */
function sizeCaps(defChecks) {
	const caps = [];
	for (const ch of defChecks ?? []) {
		const d = ch._zod.def;
		if (!/_(length|size)$|_equals$/.test(d.check)) break;
		const max = d.maximum ?? d.length ?? d.size;
		if (max >= 0) caps.push([max, ch]);
	}
	return caps;
}
function attachSchema(issues, start, inst) {
	var _a;
	for (let i = start; i < issues.length; i++) (_a = issues[i]).schema ?? (_a.schema = inst);
}
function finalizeIssue(iss, ctx, config) {
	var _a;
	const traits = iss.inst?._zod?.traits;
	if (traits?.has("$ZodType")) {
		if (traits.has("$ZodCheck")) (_a = iss).schema ?? (_a.schema = iss.inst);
		else iss.schema = iss.inst;
	}
	const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : void 0;
	const message = iss.message ? iss.message : unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ?? unwrapMessage(schemaError?.(iss)) ?? unwrapMessage(ctx?.error?.(iss)) ?? unwrapMessage(config.customError?.(iss)) ?? unwrapMessage(config.localeError?.(iss)) ?? "Invalid input";
	const full = {};
	for (const k of Object.keys(iss)) {
		if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__") continue;
		full[k] = iss[k];
	}
	full.path ?? (full.path = []);
	full.message = message;
	if (ctx?.reportInput) full.input = iss.input;
	return full;
}
var highSurrogate = /[\uD800-\uDBFF]/;
function codePointLength(str) {
	const units = str.length;
	if (!highSurrogate.test(str)) return units;
	let count = units;
	for (let i = 0; i < units - 1; i++) if ((str.charCodeAt(i) & 64512) === 55296 && (str.charCodeAt(i + 1) & 64512) === 56320) {
		count--;
		i++;
	}
	return count;
}
function getLengthableOrigin(input) {
	if (Array.isArray(input)) return "array";
	if (typeof input === "string") return "string";
	return "unknown";
}
function issue(...args) {
	const [iss, input, inst] = args;
	if (typeof iss === "string") return {
		message: iss,
		code: "custom",
		input,
		inst
	};
	return { ...iss };
}
/**
* Installs a trait's members on its prototype. Each value builds that member for the instance on first read; the built value shadows the accessor as an own property, so a detached `const { parse } = schema` keeps working.
*
* Call this from a `proto` initializer, which runs once per prototype — never per instance.
*/
function members(proto, table) {
	for (const key in table) {
		const desc = Object.getOwnPropertyDescriptor(table, key);
		if (desc.get) Object.defineProperty(proto, key, {
			...desc,
			enumerable: false
		});
		else defineBound(proto, key, desc.value);
	}
}
/** Shadows a prototype member with an own value, so a getter that builds from the instance runs once. */
function own(inst, key, value, enumerable = true) {
	Object.defineProperty(inst, key, {
		configurable: true,
		writable: true,
		enumerable,
		value
	});
	return value;
}
/** Like {@link own}, for a member that was never an own data property and has to stay out of `Object.keys`. */
function hide(inst, key, value) {
	return own(inst, key, value, false);
}
function defineBound(proto, key, fn) {
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			return this == null ? fn : own(this, key, fn.bind(this));
		},
		set(value) {
			own(this, key, value);
		}
	});
}
/** Returns the prototype to install on, or `undefined` if this group is already installed on it. */
function claim(inst, sentinel) {
	const proto = Object.getPrototypeOf(inst);
	return sentinel in proto ? void 0 : proto;
}
var installing;
var broke = false;
var breaker = {
	configurable: true,
	get() {
		broke = true;
	}
};
/**
* Installs a lazily-derived internal on the `_zod` prototype of `inst`'s
* constructor, computed from the internals object itself and cached there on
* first read. One accessor per constructor rather than one per instance.
*/
function defineLazyInternal(inst, key, compute) {
	const proto = Object.getPrototypeOf(inst._zod);
	if (key in proto && installing !== inst._zod) {
		installing = void 0;
		return;
	}
	installing = inst._zod;
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			Object.defineProperty(this, key, breaker);
			const outer = broke;
			broke = false;
			try {
				const value = compute(this);
				if (broke) delete this[key];
				else Object.defineProperty(this, key, {
					configurable: true,
					writable: true,
					value
				});
				broke = broke || outer;
				return value;
			} catch (err) {
				delete this[key];
				broke = broke || outer;
				throw err;
			}
		},
		set(value) {
			Object.defineProperty(this, key, {
				configurable: true,
				writable: true,
				value
			});
		}
	});
}
/**
* Installs `key` on `inst`'s prototype, computed by `make` on first read and cached there as an own
* data property. One accessor per constructor rather than one per instance, because an own accessor
* puts every instance after the first into v8 dictionary mode. The key doubles as the sentinel.
*/
function installLazyProp(inst, key, make, enumerable) {
	const proto = claim(inst, key);
	if (!proto) return;
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			const desc = {
				configurable: true,
				writable: true,
				enumerable,
				value: void 0
			};
			Object.defineProperty(this, key, desc);
			desc.value = make(this);
			Object.defineProperty(this, key, desc);
			return desc.value;
		},
		set(value) {
			Object.defineProperty(this, key, {
				configurable: true,
				writable: true,
				enumerable,
				value
			});
		}
	});
}
// node_modules/zod/v4/core/core.js
var _a$1;
var _zodDesc = {
	value: void 0,
	enumerable: false
};
var _E = "captureStackTrace" in Error ? Error : null;
function newError(Definition) {
	const E = _E;
	if (E) {
		const saved = E.stackTraceLimit;
		if (typeof saved === "number") {
			try {
				E.stackTraceLimit = 0;
			} catch {
				_E = null;
				return new Definition();
			}
			try {
				return new Definition();
			} finally {
				E.stackTraceLimit = saved;
			}
		}
	}
	return new Definition();
}
/* @__NO_SIDE_EFFECTS__ */
function $constructor(name, initializer, proto, params) {
	const zodProto = {};
	function Internals(def) {
		this.def = def;
		this.constr = _;
		this.traits = /* @__PURE__ */ new Set();
	}
	Internals.prototype = zodProto;
	const protoMembers = proto;
	const initialized = protoMembers && /* @__PURE__ */ new WeakSet();
	function init(inst, def) {
		if (!inst._zod) {
			_zodDesc.value = new Internals(def);
			try {
				Object.defineProperty(inst, "_zod", _zodDesc);
			} finally {
				_zodDesc.value = void 0;
			}
		} else if (inst._zod.traits.has(name)) return;
		inst._zod.traits.add(name);
		initializer(inst, def);
		if (initialized) {
			const own = Object.getPrototypeOf(inst);
			const ctorProto = inst._zod.constr.prototype;
			let up = own;
			while (up && up !== ctorProto) up = Object.getPrototypeOf(up);
			const target = up ?? own;
			if (!initialized.has(target)) {
				initialized.add(target);
				members(target, protoMembers);
			}
		}
		const proto = _.prototype;
		for (const k in proto) {
			if (!Object.prototype.hasOwnProperty.call(proto, k)) continue;
			if (!(k in inst)) inst[k] = proto[k].bind(inst);
		}
	}
	const Parent = params?.Parent ?? Object;
	class Definition extends Parent {}
	Object.defineProperty(Definition, "name", { value: name });
	function _(def) {
		const inst = params?.Parent ? newError(Definition) : this;
		init(inst, def);
		const deferred = inst._zod.deferred;
		if (deferred) {
			for (const fn of deferred) fn();
			inst._zod.deferred = void 0;
		}
		const pp = globalThis.__zod_globalConfig?.postProcessor;
		if (pp) pp(inst);
		return inst;
	}
	Object.defineProperty(_, "init", { value: init });
	Object.defineProperty(_, Symbol.hasInstance, { value: (inst) => {
		if (params?.Parent && inst instanceof params.Parent) return true;
		return inst?._zod?.traits?.has(name);
	} });
	Object.defineProperty(_, "name", { value: name });
	return _;
}
var $ZodAsyncError = class extends Error {
	constructor() {
		super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
	}
};
(_a$1 = globalThis).__zod_globalConfig ?? (_a$1.__zod_globalConfig = {});
var globalConfig = globalThis.__zod_globalConfig;
function config(newConfig) {
	if (newConfig) Object.assign(globalConfig, newConfig);
	return globalConfig;
}
// node_modules/zod/v4/core/errors.js
function _getMessage() {
	const internals = this._zod;
	internals.message ?? (internals.message = JSON.stringify(internals.def, jsonStringifyReplacer, 2));
	return internals.message;
}
function _setMessage(value) {
	this._zod.message = value;
}
var _messageDesc = {
	get: _getMessage,
	set: _setMessage,
	enumerable: true,
	configurable: true
};
var _issuesDesc = {
	value: void 0,
	enumerable: false
};
var _installedToString = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
var initializer = (inst, def) => {
	inst.name = "$ZodError";
	_issuesDesc.value = def;
	Object.defineProperty(inst, "issues", _issuesDesc);
	_issuesDesc.value = void 0;
	Object.defineProperty(inst, "message", _messageDesc);
	const proto = Object.getPrototypeOf(inst);
	if (!_installedToString.has(proto)) {
		_installedToString.add(proto);
		Object.defineProperty(proto, "toString", {
			configurable: true,
			enumerable: false,
			get() {
				const value = () => this.message;
				Object.defineProperty(this, "toString", {
					value,
					configurable: true,
					writable: true
				});
				return value;
			},
			set(value) {
				Object.defineProperty(this, "toString", {
					value,
					configurable: true,
					writable: true
				});
			}
		});
	}
};
var $ZodRealError = /* @__PURE__ */ $constructor("$ZodError", initializer, void 0, { Parent: Error });
// node_modules/zod/v4/core/parse.js
var _parse = (_Err) => {
	const fn = (schema, value, _ctx, _params) => {
		const ctx = _ctx ? {
			..._ctx,
			async: false
		} : { async: false };
		const result = schema._zod.run({
			value,
			issues: []
		}, ctx);
		if (result instanceof Promise) throw new $ZodAsyncError();
		if (result.issues.length) {
			const e = new ((_params?.Err) ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
			captureStackTrace(e, _params?.callee ?? fn);
			throw e;
		}
		return result.value;
	};
	return fn;
};
var parse = /* @__PURE__*/ _parse($ZodRealError);
var _parseAsync = (_Err) => {
	const fn = async (schema, value, _ctx, params) => {
		const ctx = _ctx ? {
			..._ctx,
			async: true
		} : { async: true };
		let result = schema._zod.run({
			value,
			issues: []
		}, ctx);
		if (result instanceof Promise) result = await result;
		if (result.issues.length) {
			const e = new ((params?.Err) ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
			captureStackTrace(e, params?.callee ?? fn);
			throw e;
		}
		return result.value;
	};
	return fn;
};
var parseAsync = /* @__PURE__*/ _parseAsync($ZodRealError);
var _safeParse = (_Err) => (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: false
	} : { async: false };
	const result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) throw new $ZodAsyncError();
	return result.issues.length ? failure(_Err, result.issues, ctx) : {
		success: true,
		data: result.value
	};
};
var safeParse = /* @__PURE__*/ _safeParse($ZodRealError);
function failure(Err, issues, ctx) {
	let error;
	return {
		success: false,
		get error() {
			if (!error) {
				error = new Err(issues.map((iss) => finalizeIssue(iss, ctx, config())));
				issues = void 0;
				ctx = void 0;
			}
			return error;
		},
		set error(e) {
			error = e;
			issues = void 0;
			ctx = void 0;
		}
	};
}
var _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: true
	} : { async: true };
	let result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) result = await result;
	return result.issues.length ? failure(_Err, result.issues, ctx) : {
		success: true,
		data: result.value
	};
};
var safeParseAsync = /* @__PURE__*/ _safeParseAsync($ZodRealError);
// node_modules/zod/v4/core/regexes.js
var anyString = /^[\s\S]{0,}$/;
var number$1 = /^-?\d+(?:\.\d+)?$/;
var boolean$1 = /^(?:true|false)$/i;
// node_modules/zod/v4/core/checks.js
var $ZodCheck = /*@__PURE__*/ $constructor("$ZodCheck", (inst, def) => {
	var _a;
	inst._zod ?? (inst._zod = {});
	inst._zod.def = def;
	(_a = inst._zod).onattach ?? (_a.onattach = []);
});
/** Default `when` for length-based checks: run only on non-nullish values with a `length`. */
var _whenHasLength = (payload) => {
	const val = payload.value;
	return !nullish(val) && val.length !== void 0;
};
var numericOriginMap = {
	number: "number",
	bigint: "bigint",
	object: "date"
};
var $ZodCheckLessThan = /*@__PURE__*/ $constructor("$ZodCheckLessThan", (inst, def) => {
	$ZodCheck.init(inst, def);
	const origin = numericOriginMap[typeof def.value];
	inst._zod.check = (payload) => {
		if (def.inclusive ? payload.value <= def.value : payload.value < def.value) return;
		payload.issues.push({
			origin: numericOriginMap[typeof payload.value] ?? origin,
			code: "too_big",
			maximum: typeof def.value === "object" ? def.value.getTime() : def.value,
			input: payload.value,
			inclusive: def.inclusive,
			inst,
			continue: !def.abort
		});
	};
});
var $ZodCheckGreaterThan = /*@__PURE__*/ $constructor("$ZodCheckGreaterThan", (inst, def) => {
	$ZodCheck.init(inst, def);
	const origin = numericOriginMap[typeof def.value];
	inst._zod.check = (payload) => {
		if (def.inclusive ? payload.value >= def.value : payload.value > def.value) return;
		payload.issues.push({
			origin: numericOriginMap[typeof payload.value] ?? origin,
			code: "too_small",
			minimum: typeof def.value === "object" ? def.value.getTime() : def.value,
			input: payload.value,
			inclusive: def.inclusive,
			inst,
			continue: !def.abort
		});
	};
});
var $ZodCheckNumberFormat = /*@__PURE__*/ $constructor("$ZodCheckNumberFormat", (inst, def) => {
	$ZodCheck.init(inst, def);
	def.format = def.format || "float64";
	const isInt = def.format?.includes("int");
	const origin = isInt ? "int" : "number";
	const [minimum, maximum] = NUMBER_FORMAT_RANGES[def.format];
	inst._zod.check = (payload) => {
		const input = payload.value;
		if (isInt) {
			if (!Number.isInteger(input)) {
				payload.issues.push({
					expected: origin,
					format: def.format,
					code: "invalid_type",
					continue: false,
					input,
					inst
				});
				return;
			}
			if (!Number.isSafeInteger(input)) {
				if (input > 0) payload.issues.push({
					input,
					code: "too_big",
					maximum: Number.MAX_SAFE_INTEGER,
					note: "Integers must be within the safe integer range.",
					inst,
					origin,
					inclusive: true,
					continue: !def.abort
				});
				else payload.issues.push({
					input,
					code: "too_small",
					minimum: Number.MIN_SAFE_INTEGER,
					note: "Integers must be within the safe integer range.",
					inst,
					origin,
					inclusive: true,
					continue: !def.abort
				});
				return;
			}
		}
		if (input < minimum) payload.issues.push({
			origin: "number",
			input,
			code: "too_small",
			minimum,
			inclusive: true,
			inst,
			continue: !def.abort
		});
		if (input > maximum) payload.issues.push({
			origin: "number",
			input,
			code: "too_big",
			maximum,
			inclusive: true,
			inst,
			continue: !def.abort
		});
	};
});
var $ZodCheckMaxLength = /*@__PURE__*/ $constructor("$ZodCheckMaxLength", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		if ((typeof input === "string" && units > def.maximum ? codePointLength(input) : units) <= def.maximum) return;
		const origin = getLengthableOrigin(input);
		payload.issues.push({
			origin,
			code: "too_big",
			maximum: def.maximum,
			inclusive: true,
			input,
			inst,
			continue: !def.abort
		});
	};
});
var $ZodCheckMinLength = /*@__PURE__*/ $constructor("$ZodCheckMinLength", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		if ((typeof input === "string" && units >= def.minimum && units < def.minimum * 2 ? codePointLength(input) : units) >= def.minimum) return;
		const origin = getLengthableOrigin(input);
		payload.issues.push({
			origin,
			code: "too_small",
			minimum: def.minimum,
			inclusive: true,
			input,
			inst,
			continue: !def.abort
		});
	};
});
var $ZodCheckStringFormat = /*@__PURE__*/ $constructor("$ZodCheckStringFormat", (inst, def) => {
	var _a, _b;
	$ZodCheck.init(inst, def);
	if (def.pattern) (_a = inst._zod).check ?? (_a.check = (payload) => {
		def.pattern.lastIndex = 0;
		if (def.pattern.test(payload.value)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: def.format,
			input: payload.value,
			...def.pattern ? { pattern: def.pattern.toString() } : {},
			inst,
			continue: !def.abort
		});
	});
	else (_b = inst._zod).check ?? (_b.check = () => {});
});
var $ZodCheckRegex = /*@__PURE__*/ $constructor("$ZodCheckRegex", (inst, def) => {
	$ZodCheckStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		def.pattern.lastIndex = 0;
		if (def.pattern.test(payload.value)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "regex",
			input: payload.value,
			pattern: def.pattern.toString(),
			inst,
			continue: !def.abort
		});
	};
});
var $ZodCheckOverwrite = /*@__PURE__*/ $constructor("$ZodCheckOverwrite", (inst, def) => {
	$ZodCheck.init(inst, def);
	inst._zod.check = (payload) => {
		payload.value = def.tx(payload.value);
	};
});
// node_modules/zod/v4/core/versions.js
var version = {
	major: 4,
	minor: 6,
	patch: 7
};
// node_modules/zod/v4/core/schemas.js
var $ZodType = /*@__PURE__*/ $constructor("$ZodType", (inst, def) => {
	var _a;
	inst ?? (inst = {});
	inst._zod.def = def;
	inst._zod.bag = inst._zod.bag || {};
	inst._zod.version = version;
	const defChecks = inst._zod.def.checks;
	const checks = inst._zod.traits.has("$ZodCheck") ? [inst, ...defChecks ?? []] : defChecks?.length ? [...defChecks] : [];
	for (const ch of checks) for (const fn of ch._zod.onattach) fn(inst);
	if (checks.length === 0) {
		(_a = inst._zod).deferred ?? (_a.deferred = []);
		inst._zod.deferred?.push(() => {
			inst._zod.run = inst._zod.parse;
		});
	} else {
		const runChecks = (payload, checks, ctx) => {
			if (payload.memo) return payload;
			let isAborted = aborted(payload);
			let asyncResult;
			for (const ch of checks) {
				if (ch._zod.def.when) {
					if (explicitlyAborted(payload)) continue;
					if (!ch._zod.def.when(payload)) continue;
				} else if (isAborted) continue;
				const currLen = payload.issues.length;
				const _ = ch._zod.check(payload);
				if (_ instanceof Promise && ctx?.async === false) throw new $ZodAsyncError();
				if (asyncResult || _ instanceof Promise) asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
					await _;
					if (payload.issues.length === currLen) return;
					attachSchema(payload.issues, currLen, inst);
					if (!isAborted) isAborted = aborted(payload, currLen);
				});
				else {
					if (payload.issues.length === currLen) continue;
					attachSchema(payload.issues, currLen, inst);
					if (!isAborted) isAborted = aborted(payload, currLen);
				}
			}
			if (asyncResult) return asyncResult.then(() => {
				return payload;
			});
			return payload;
		};
		const handleCanaryResult = (canary, payload, ctx) => {
			if (aborted(canary)) {
				canary.aborted = true;
				return canary;
			}
			const checkResult = runChecks(payload, checks, ctx);
			if (checkResult instanceof Promise) {
				if (ctx.async === false) throw new $ZodAsyncError();
				return checkResult.then((checkResult) => inst._zod.parse(checkResult, ctx));
			}
			return inst._zod.parse(checkResult, ctx);
		};
		inst._zod.run = (payload, ctx) => {
			if (ctx.skipChecks) return inst._zod.parse(payload, ctx);
			if (ctx.direction === "backward") {
				const canary = inst._zod.parse({
					value: payload.value,
					issues: []
				}, {
					...ctx,
					skipChecks: true
				});
				if (canary instanceof Promise) return canary.then((canary) => {
					return handleCanaryResult(canary, payload, ctx);
				});
				return handleCanaryResult(canary, payload, ctx);
			}
			const result = inst._zod.parse(payload, ctx);
			if (result instanceof Promise) {
				if (ctx.async === false) throw new $ZodAsyncError();
				return result.then((result) => runChecks(result, checks, ctx));
			}
			return runChecks(result, checks, ctx);
		};
	}
}, {
	get "~standard"() {
		return hide(this, "~standard", standardProps(this));
	},
	set "~standard"(value) {
		own(this, "~standard", value);
	}
});
/** The Standard Schema surface for `inst`. Shared so wrappers can extend it without forcing it. */
var toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => finalizeIssue(iss, ctx, config())) } : { value: r.value };
async function validateAsync(inst, value) {
	const ctx = { async: true };
	return toStandardResult(await inst._zod.run({
		value,
		issues: []
	}, ctx), ctx);
}
function standardProps(inst) {
	return {
		validate: (value) => {
			const ctx = { async: false };
			try {
				const r = inst._zod.run({
					value,
					issues: []
				}, ctx);
				if (!(r instanceof Promise)) return toStandardResult(r, ctx);
			} catch (_) {}
			return validateAsync(inst, value);
		},
		vendor: "zod",
		version: 1
	};
}
var $ZodString = /*@__PURE__*/ $constructor("$ZodString", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = def.pattern ?? anyString;
	inst._zod.parse = (payload, _) => {
		if (def.coerce) try {
			payload.value = String(payload.value);
		} catch (_) {}
		if (typeof payload.value === "string") return payload;
		payload.issues.push({
			expected: "string",
			code: "invalid_type",
			input: payload.value,
			inst
		});
		return payload;
	};
});
var $ZodNumber = /*@__PURE__*/ $constructor("$ZodNumber", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = number$1;
	inst._zod.parse = (payload, _ctx) => {
		if (def.coerce) try {
			payload.value = Number(payload.value);
		} catch (_) {}
		const input = payload.value;
		if (typeof input === "number" && !Number.isNaN(input) && Number.isFinite(input)) return payload;
		const received = typeof input === "number" ? Number.isNaN(input) ? "NaN" : !Number.isFinite(input) ? String(input) : void 0 : void 0;
		payload.issues.push({
			expected: "number",
			code: "invalid_type",
			input,
			inst,
			...received ? { received } : {}
		});
		return payload;
	};
});
var $ZodNumberFormat = /*@__PURE__*/ $constructor("$ZodNumberFormat", (inst, def) => {
	$ZodCheckNumberFormat.init(inst, def);
	$ZodNumber.init(inst, def);
});
var $ZodBoolean = /*@__PURE__*/ $constructor("$ZodBoolean", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = boolean$1;
	inst._zod.parse = (payload, _ctx) => {
		if (def.coerce) try {
			payload.value = Boolean(payload.value);
		} catch (_) {}
		const input = payload.value;
		if (typeof input === "boolean") return payload;
		payload.issues.push({
			expected: "boolean",
			code: "invalid_type",
			input,
			inst
		});
		return payload;
	};
});
function capSize(inst, size) {
	const caps = sizeCaps(inst._zod.def.checks);
	if (!caps.length) return;
	const cap = Math.min(...caps.map((c) => c[0]));
	const parse = inst._zod.parse;
	inst._zod.parse = (payload, ctx) => {
		const n = size(payload.value);
		if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
			for (const [max, ch] of sizeCaps(inst._zod.def.checks)) if (n > max && ch._zod.def.when(payload)) {
				const start = payload.issues.length;
				ch._zod.check(payload);
				payload.issues[start].continue = false;
				attachSchema(payload.issues, start, inst);
				return payload;
			}
		}
		return parse(payload, ctx);
	};
}
var arraySize = (input) => Array.isArray(input) ? input.length : -1;
function handleArrayResult(result, final, index) {
	if (result.issues.length) final.issues.push(...prefixIssues(index, result.issues));
	final.value[index] = result.value;
}
var $ZodArray = /*@__PURE__*/ $constructor("$ZodArray", (inst, def) => {
	$ZodType.init(inst, def);
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!Array.isArray(input)) {
			payload.issues.push({
				expected: "array",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
		const proms = [];
		const abortEarly = ctx?.abortEarly;
		for (let i = 0; i < input.length; i++) {
			const item = input[i];
			const result = def.element._zod.run({
				value: item,
				issues: []
			}, ctx);
			if (result instanceof Promise) proms.push(result.then((result) => handleArrayResult(result, payload, i)));
			else {
				handleArrayResult(result, payload, i);
				if (abortEarly && result.issues.length !== 0 && aborted(result)) break;
			}
		}
		if (proms.length) return Promise.all(proms).then(() => payload);
		return payload;
	};
	capSize(inst, arraySize);
});
function handlePropertyResult(result, final, key, input, optin, optout) {
	const isPresent = key in input;
	const isOptionalOut = optout === "optional";
	if (!isPresent && isOptionalOut && optin === "optional") return;
	if (result.issues.length) {
		if (optin !== void 0 && isOptionalOut && !isPresent) return;
		final.issues.push(...prefixIssues(key, result.issues));
	}
	if (!isPresent && optin === void 0) {
		if (!result.issues.length) final.issues.push({
			code: "invalid_type",
			expected: "nonoptional",
			input: void 0,
			path: [key]
		});
		return;
	}
	if (result.value === void 0) {
		if (isPresent || optin === "defaulted" && !isOptionalOut) final.value[key] = void 0;
	} else final.value[key] = result.value;
}
var NO_SYMBOL_KEYS = [];
function normalizeDef(def) {
	const keys = Object.keys(def.shape);
	const ownSymbols = Object.getOwnPropertySymbols(def.shape);
	const symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
	const allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
	for (const k of allKeys) if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
	const okeys = optionalKeys(def.shape);
	return {
		...def,
		allKeys,
		symbolKeys,
		keySet: new Set(keys),
		numKeys: keys.length,
		optionalKeys: new Set(okeys)
	};
}
function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
	const unrecognized = [];
	const keySet = def.keySet;
	const _catchall = def.catchall._zod;
	const t = _catchall.def.type;
	const optin = _catchall.optin;
	const optout = _catchall.optout;
	let seen = 0;
	for (const key in input) {
		if (abortEarly && payload.issues.length !== seen) {
			if (aborted(payload, seen)) break;
			seen = payload.issues.length;
		}
		if (keySet.has(key)) continue;
		if (key === "__proto__") {
			if (t === "never") unrecognized.push(key);
			continue;
		}
		if (t === "never") {
			unrecognized.push(key);
			continue;
		}
		const r = _catchall.run({
			value: input[key],
			issues: []
		}, ctx);
		if (r instanceof Promise) proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
		else handlePropertyResult(r, payload, key, input, optin, optout);
	}
	if (unrecognized.length) payload.issues.push({
		code: "unrecognized_keys",
		keys: unrecognized,
		input,
		inst,
		continue: true
	});
	if (!proms.length) return payload;
	return Promise.all(proms).then(() => {
		return payload;
	});
}
var $ZodObject = /*@__PURE__*/ $constructor("$ZodObject", (inst, def) => {
	$ZodType.init(inst, def);
	const desc = Object.getOwnPropertyDescriptor(def, "shape");
	const sh = desc?.get ? desc.get.raw : def.shape ?? {};
	if (sh) {
		const get = () => {
			const newSh = { ...sh };
			Object.defineProperty(def, "shape", { value: newSh });
			get.raw = newSh;
			return newSh;
		};
		get.raw = sh;
		Object.defineProperty(def, "shape", { get });
	}
	const _normalized = cached(() => normalizeDef(def));
	defineLazyInternal(inst, "propValues", (zod) => {
		const shape = zod.def.shape;
		const propValues = {};
		for (const key in shape) {
			const field = shape[key]._zod;
			if (field.values) {
				if (!Object.prototype.hasOwnProperty.call(propValues, key)) assignProp(propValues, key, /* @__PURE__ */ new Set());
				for (const v of field.values) propValues[key].add(v);
				if (field.optin !== void 0) propValues[key].add(void 0);
			}
		}
		return propValues;
	});
	const isObject = isObject$1;
	const catchall = def.catchall;
	let value;
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		value ?? (value = _normalized.value);
		const input = payload.value;
		if (!isObject(input)) {
			payload.issues.push({
				expected: "object",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
		const proms = [];
		const shape = value.shape;
		const abortEarly = ctx?.abortEarly;
		let seen = payload.issues.length;
		for (const key of value.allKeys) {
			if (abortEarly && payload.issues.length !== seen) {
				if (aborted(payload, seen)) break;
				seen = payload.issues.length;
			}
			if (key === "__proto__") continue;
			const el = shape[key];
			const optin = el._zod.optin;
			const optout = el._zod.optout;
			const r = el._zod.run({
				value: input[key],
				issues: []
			}, ctx);
			if (r instanceof Promise) proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
			else handlePropertyResult(r, payload, key, input, optin, optout);
		}
		if (!catchall) return proms.length ? Promise.all(proms).then(() => payload) : payload;
		return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === true);
	};
});
var $ZodTuple = /*@__PURE__*/ $constructor("$ZodTuple", (inst, def) => {
	$ZodType.init(inst, def);
	const items = def.items;
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!Array.isArray(input)) {
			payload.issues.push({
				input,
				inst,
				expected: "tuple",
				code: "invalid_type"
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, [], ctx) : [];
		const proms = [];
		const optinStart = getTupleOptStart(items, "optin");
		const optoutStart = getTupleOptStart(items, "optout");
		if (!def.rest) {
			if (input.length < optinStart) {
				payload.issues.push({
					code: "too_small",
					minimum: optinStart,
					inclusive: true,
					input,
					inst,
					origin: "array"
				});
				return payload;
			}
			if (input.length > items.length) payload.issues.push({
				code: "too_big",
				maximum: items.length,
				inclusive: true,
				input,
				inst,
				origin: "array"
			});
		}
		const itemResults = new Array(items.length);
		const abortEarly = def.rest ? ctx?.abortEarly : void 0;
		let itemAborted = false;
		for (let i = 0; i < items.length; i++) {
			const r = items[i]._zod.run({
				value: input[i],
				issues: []
			}, ctx);
			if (r instanceof Promise) proms.push(r.then((rr) => {
				itemResults[i] = rr;
			}));
			else {
				itemResults[i] = r;
				if (abortEarly && !itemAborted && r.issues.length) itemAborted = aborted(r);
			}
		}
		if (def.rest && !itemAborted) {
			let i = items.length - 1;
			const rest = input.slice(items.length);
			let seen = payload.issues.length;
			for (const el of rest) {
				if (abortEarly && payload.issues.length !== seen) {
					if (aborted(payload, seen)) break;
					seen = payload.issues.length;
				}
				i++;
				const result = def.rest._zod.run({
					value: el,
					issues: []
				}, ctx);
				if (result instanceof Promise) proms.push(result.then((r) => handleTupleResult(r, payload, i)));
				else handleTupleResult(result, payload, i);
			}
		}
		if (proms.length) return Promise.all(proms).then(() => handleTupleResults(itemResults, payload, items, input, optoutStart));
		return handleTupleResults(itemResults, payload, items, input, optoutStart);
	};
});
function getTupleOptStart(items, key) {
	for (let i = items.length - 1; i >= 0; i--) if (!(key === "optin" ? items[i]._zod.optin !== void 0 : items[i]._zod.optout === "optional")) return i + 1;
	return 0;
}
function handleTupleResult(result, final, index) {
	if (result.issues.length) final.issues.push(...prefixIssues(index, result.issues));
	final.value[index] = result.value;
}
function handleTupleResults(itemResults, final, items, input, optoutStart) {
	for (let i = 0; i < items.length; i++) {
		const r = itemResults[i];
		const isPresent = i < input.length;
		if (!isPresent && i >= optoutStart && items[i]._zod.optin === "optional") {
			final.value.length = i;
			break;
		}
		if (r.issues.length) {
			if (!isPresent && i >= optoutStart) {
				final.value.length = i;
				break;
			}
			final.issues.push(...prefixIssues(i, r.issues));
		}
		final.value[i] = r.value;
	}
	for (let i = final.value.length - 1; i >= input.length; i--) if (items[i]._zod.optout === "optional" && final.value[i] === void 0) final.value.length = i;
	else break;
	return final;
}
var $ZodEnum = /*@__PURE__*/ $constructor("$ZodEnum", (inst, def) => {
	$ZodType.init(inst, def);
	const values = getEnumValues(def.entries);
	const valuesSet = new Set(values);
	inst._zod.values = valuesSet;
	defineLazyInternal(inst, "pattern", (zod) => {
		const patternValues = getEnumValues(zod.def.entries).filter((k) => propertyKeyTypes.has(typeof k));
		return new RegExp(patternValues.length ? `^(${patternValues.map((o) => escapeRegex(o.toString())).join("|")})$` : "^[^\\s\\S]$");
	});
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (valuesSet.has(input)) return payload;
		payload.issues.push({
			code: "invalid_value",
			values,
			input,
			inst
		});
		return payload;
	};
});
var $ZodLiteral = /*@__PURE__*/ $constructor("$ZodLiteral", (inst, def) => {
	$ZodType.init(inst, def);
	const values = new Set(def.values);
	inst._zod.values = values;
	defineLazyInternal(inst, "pattern", (zod) => {
		const vals = zod.def.values;
		return new RegExp(vals.length ? `^(${vals.map((o) => typeof o === "string" ? escapeRegex(o) : o ? escapeRegex(o.toString()) : String(o)).join("|")})$` : "^[^\\s\\S]$");
	});
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (values.has(input)) return payload;
		payload.issues.push({
			code: "invalid_value",
			values: def.values,
			input,
			inst
		});
		return payload;
	};
});
function handleOptionalResult(payload, result) {
	payload.value = result.issues.length ? void 0 : result.value;
	return payload;
}
var $ZodOptional = /*@__PURE__*/ $constructor("$ZodOptional", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
	inst._zod.optout = "optional";
	defineLazyInternal(inst, "values", (zod) => {
		const values = zod.def.innerType._zod.values;
		return values ? /* @__PURE__ */ new Set([...values, void 0]) : void 0;
	});
	defineLazyInternal(inst, "pattern", (zod) => {
		const pattern = zod.def.innerType._zod.pattern;
		return pattern ? new RegExp(`^(${cleanRegex(pattern.source)})?$`) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		if (payload.value === void 0) {
			if (def.innerType._zod.optin !== "defaulted") return payload;
			const result = def.innerType._zod.run({
				value: payload.value,
				issues: []
			}, ctx);
			if (result instanceof Promise) return result.then((result) => handleOptionalResult(payload, result));
			return handleOptionalResult(payload, result);
		}
		return def.innerType._zod.run(payload, ctx);
	};
});
var $ZodNullable = /*@__PURE__*/ $constructor("$ZodNullable", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
	defineLazyInternal(inst, "pattern", (zod) => {
		const pattern = zod.def.innerType._zod.pattern;
		return pattern ? new RegExp(`^(${cleanRegex(pattern.source)}|null)$`) : void 0;
	});
	defineLazyInternal(inst, "values", (zod) => {
		return zod.def.innerType._zod.values ? /* @__PURE__ */ new Set([...zod.def.innerType._zod.values, null]) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		if (payload.value === null) return payload;
		return def.innerType._zod.run(payload, ctx);
	};
});
var $ZodDefault = /*@__PURE__*/ $constructor("$ZodDefault", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "defaulted";
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		if (payload.value === void 0) {
			payload.value = def.defaultValue;
			/**
			* $ZodDefault returns the default value immediately in forward direction.
			* It doesn't pass the default value into the validator ("prefault"). There's no reason to pass the default value through validation. The validity of the default is enforced by TypeScript statically. Otherwise, it's the responsibility of the user to ensure the default is valid. In the case of pipes with divergent in/out types, you can specify the default on the `in` schema of your ZodPipe to set a "prefault" for the pipe.   */
			return payload;
		}
		const result = def.innerType._zod.run(payload, ctx);
		if (result instanceof Promise) return result.then((result) => handleDefaultResult(result, def));
		return handleDefaultResult(result, def);
	};
});
function handleDefaultResult(payload, def) {
	if (payload.value === void 0) payload.value = def.defaultValue;
	return payload;
}
var $ZodCustom = /*@__PURE__*/ $constructor("$ZodCustom", (inst, def) => {
	$ZodCheck.init(inst, def);
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, _) => {
		return payload;
	};
	inst._zod.check = (payload) => {
		const input = payload.value;
		const r = def.fn(input);
		if (r instanceof Promise) return r.then((r) => handleRefineResult(r, payload, input, inst));
		handleRefineResult(r, payload, input, inst);
	};
});
function handleRefineResult(result, payload, input, inst) {
	if (!result) {
		const _iss = {
			code: "custom",
			input,
			inst,
			path: [...inst._zod.def.path ?? []],
			continue: !inst._zod.def.abort
		};
		if (inst._zod.def.params) _iss.params = inst._zod.def.params;
		payload.issues.push(issue(_iss));
	}
}
// node_modules/zod/v4/core/registries.js
var _a;
var $ZodRegistry = class {
	constructor() {
		this._map = /* @__PURE__ */ new WeakMap();
		this._idmap = /* @__PURE__ */ new Map();
	}
	add(schema, ..._meta) {
		const meta = _meta[0];
		this._map.set(schema, meta);
		if (meta && typeof meta === "object" && "id" in meta) this._idmap.set(meta.id, schema);
		return this;
	}
	clear() {
		this._map = /* @__PURE__ */ new WeakMap();
		this._idmap = /* @__PURE__ */ new Map();
		return this;
	}
	remove(schema) {
		const meta = this._map.get(schema);
		if (meta && typeof meta === "object" && "id" in meta) this._idmap.delete(meta.id);
		this._map.delete(schema);
		return this;
	}
	get(schema) {
		const p = schema._zod.parent;
		if (p) {
			const pm = { ...this.get(p) ?? {} };
			delete pm.id;
			const f = {
				...pm,
				...this._map.get(schema)
			};
			return Object.keys(f).length ? f : void 0;
		}
		return this._map.get(schema);
	}
	has(schema) {
		return this._map.has(schema);
	}
};
function registry() {
	return new $ZodRegistry();
}
(_a = globalThis).__zod_globalRegistry ?? (_a.__zod_globalRegistry = registry());
globalThis.__zod_globalRegistry;
// node_modules/zod/v4/core/api.js
function snapshotChecks(def) {
	if (def.checks) def.checks = [...def.checks];
	return def;
}
// @__NO_SIDE_EFFECTS__
function _string(Class, params) {
	return new Class(snapshotChecks({
		type: "string",
		...normalizeParams(params)
	}));
}
// @__NO_SIDE_EFFECTS__
function _number(Class, params) {
	return new Class(snapshotChecks({
		type: "number",
		checks: [],
		...normalizeParams(params)
	}));
}
// @__NO_SIDE_EFFECTS__
function _int(Class, params) {
	return new Class({
		type: "number",
		check: "number_format",
		abort: false,
		format: "safeint",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _boolean(Class, params) {
	return new Class({
		type: "boolean",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _lte(value, params) {
	return new $ZodCheckLessThan({
		check: "less_than",
		...normalizeParams(params),
		value,
		inclusive: true
	});
}
// @__NO_SIDE_EFFECTS__
function _gte(value, params) {
	return new $ZodCheckGreaterThan({
		check: "greater_than",
		...normalizeParams(params),
		value,
		inclusive: true
	});
}
// @__NO_SIDE_EFFECTS__
function _maxLength(maximum, params) {
	return new $ZodCheckMaxLength({
		check: "max_length",
		...normalizeParams(params),
		maximum
	});
}
// @__NO_SIDE_EFFECTS__
function _minLength(minimum, params) {
	return new $ZodCheckMinLength({
		check: "min_length",
		...normalizeParams(params),
		minimum
	});
}
// @__NO_SIDE_EFFECTS__
function _regex(pattern, params) {
	return new $ZodCheckRegex({
		check: "string_format",
		format: "regex",
		...normalizeParams(params),
		pattern
	});
}
// @__NO_SIDE_EFFECTS__
function _overwrite(tx) {
	return new $ZodCheckOverwrite({
		check: "overwrite",
		tx
	});
}
// @__NO_SIDE_EFFECTS__
function _trim() {
	return /* @__PURE__ */ _overwrite((input) => input.trim());
}
// @__NO_SIDE_EFFECTS__
function _refine(Class, fn, _params) {
	return new Class({
		type: "custom",
		check: "custom",
		fn,
		...normalizeParams(_params)
	});
}
// node_modules/zod/v4/mini/schemas.js
var ZodMiniType = /*@__PURE__*/ $constructor("ZodMiniType", (inst, def) => {
	if (!inst._zod) throw new Error("Uninitialized schema in ZodMiniType.");
	$ZodType.init(inst, def);
	inst.def = def;
	inst.type = def.type;
}, {
	get with() {
		return this.check;
	},
	set with(value) {
		own(this, "with", value);
	},
	parse(data, params) {
		return parse(this, data, params, { callee: this.parse });
	},
	parseAsync(data, params) {
		return parseAsync(this, data, params, { callee: this.parseAsync });
	},
	safeParse(data, params) {
		return safeParse(this, data, params);
	},
	safeParseAsync(data, params) {
		return safeParseAsync(this, data, params);
	},
	check(...checks) {
		const def = this.def;
		return this.clone({
			...def,
			checks: [...def.checks ?? [], ...checks.map((ch) => typeof ch === "function" ? { _zod: {
				check: ch,
				def: { check: "custom" },
				onattach: []
			} } : ch)]
		}, { parent: true });
	},
	clone(_def, params) {
		return clone(this, _def, params);
	},
	brand() {
		return this;
	},
	register(reg, meta) {
		reg.add(this, meta);
		return this;
	},
	apply(fn, ...args) {
		return args.length === 0 ? fn(this) : fn(this, ...args);
	}
});
var ZodMiniString = /*@__PURE__*/ $constructor("ZodMiniString", (inst, def) => {
	$ZodString.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function string(params) {
	return /* @__PURE__ */ _string(ZodMiniString, params);
}
var ZodMiniNumber = /*@__PURE__*/ $constructor("ZodMiniNumber", (inst, def) => {
	$ZodNumber.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function number(params) {
	return /* @__PURE__ */ _number(ZodMiniNumber, params);
}
var ZodMiniNumberFormat = /*@__PURE__*/ $constructor("ZodMiniNumberFormat", (inst, def) => {
	$ZodNumberFormat.init(inst, def);
	ZodMiniNumber.init(inst, def);
});
function int(params) {
	return /* @__PURE__ */ _int(ZodMiniNumberFormat, params);
}
var ZodMiniBoolean = /*@__PURE__*/ $constructor("ZodMiniBoolean", (inst, def) => {
	$ZodBoolean.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function boolean(params) {
	return /* @__PURE__ */ _boolean(ZodMiniBoolean, params);
}
var ZodMiniArray = /*@__PURE__*/ $constructor("ZodMiniArray", (inst, def) => {
	$ZodArray.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function array(element, params) {
	return new ZodMiniArray({
		type: "array",
		element,
		...normalizeParams(params)
	});
}
var ZodMiniObject = /*@__PURE__*/ $constructor("ZodMiniObject", (inst, def) => {
	$ZodObject.init(inst, def);
	ZodMiniType.init(inst, def);
	installLazyProp(inst, "shape", (self) => self._zod.def.shape, false);
});
// @__NO_SIDE_EFFECTS__
function object(shape, params) {
	return new ZodMiniObject({
		type: "object",
		shape: shape ?? {},
		...normalizeParams(params)
	});
}
var ZodMiniTuple = /*@__PURE__*/ $constructor("ZodMiniTuple", (inst, def) => {
	$ZodTuple.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function tuple(items, _paramsOrRest, _params) {
	const hasRest = _paramsOrRest instanceof $ZodType;
	return new ZodMiniTuple({
		type: "tuple",
		items,
		rest: hasRest ? _paramsOrRest : null,
		...normalizeParams(hasRest ? _params : _paramsOrRest)
	});
}
var ZodMiniEnum = /*@__PURE__*/ $constructor("ZodMiniEnum", (inst, def) => {
	$ZodEnum.init(inst, def);
	ZodMiniType.init(inst, def);
	inst.options = [...inst._zod.values];
});
// @__NO_SIDE_EFFECTS__
function _enum(values, params) {
	return new ZodMiniEnum({
		type: "enum",
		entries: Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values,
		...normalizeParams(params)
	});
}
var ZodMiniLiteral = /*@__PURE__*/ $constructor("ZodMiniLiteral", (inst, def) => {
	$ZodLiteral.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function literal(value, params) {
	return new ZodMiniLiteral({
		type: "literal",
		values: Array.isArray(value) ? value : [value],
		...normalizeParams(params)
	});
}
var ZodMiniOptional = /*@__PURE__*/ $constructor("ZodMiniOptional", (inst, def) => {
	$ZodOptional.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function optional(innerType) {
	return new ZodMiniOptional({
		type: "optional",
		innerType
	});
}
var ZodMiniNullable = /*@__PURE__*/ $constructor("ZodMiniNullable", (inst, def) => {
	$ZodNullable.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function nullable(innerType) {
	return new ZodMiniNullable({
		type: "nullable",
		innerType
	});
}
var ZodMiniDefault = /*@__PURE__*/ $constructor("ZodMiniDefault", (inst, def) => {
	$ZodDefault.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function _default(innerType, defaultValue) {
	return new ZodMiniDefault({
		type: "default",
		innerType,
		get defaultValue() {
			return typeof defaultValue === "function" ? defaultValue() : shallowClone(defaultValue);
		}
	});
}
var ZodMiniCustom = /*@__PURE__*/ $constructor("ZodMiniCustom", (inst, def) => {
	$ZodCustom.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function refine(fn, _params = {}) {
	return /* @__PURE__ */ _refine(ZodMiniCustom, fn, _params);
}
/** Coverage without missing matches. */
var ALL_SEEN = {
	partial: false,
	unseen: null
};
// core/groups/group-kind.ts
/** A group of the GSL format: two openings, winners' match, losers' match, decider. */
var PATH_CONTESTANTS = 4;
var PATH_MATCHES = 5;
/**
* Returns whether the groups of a stage are ranked by path: one has all five matches, and none
* contradicts the GSL format. One complete group is enough because all groups of a stage are alike.
*
* @param stage The matches of each group of one stage of a tournament.
*/
function isGslStage(stage) {
	return stage.some((matches) => matches.length === PATH_MATCHES) && stage.every(fitsPath);
}
function groupKind(matches, inPathStage, hasSwissRounds) {
	if (matches.some(({ match }) => match.entries.length > 2)) return "ranked";
	if (inPathStage) return "path";
	return hasSwissRounds ? "swiss" : "round-robin";
}
/**
* Returns how many matches a group of this kind has; `null` if unknown.
*
* @param known Number of contestants in its matches.
*/
function expectedMatches(kind, matches, known) {
	switch (kind) {
		case "path": return PATH_MATCHES;
		case "ranked":
		case "swiss": return null;
		case "round-robin": return roundRobinMatches(matches, known);
	}
}
/** Returns the number of matches if every pair meets as often as the pair that met most. */
function roundRobinMatches(matches, known) {
	const meetings = /* @__PURE__ */ new Map();
	let size = known;
	let rounds = 1;
	for (const { match } of matches) {
		size = Math.max(size, match.roundOf ?? 0);
		const pair = pairOf$1(match);
		if (pair === null) continue;
		const times = (meetings.get(pair) ?? 0) + 1;
		meetings.set(pair, times);
		rounds = Math.max(rounds, times);
	}
	return size < 2 ? null : size * (size - 1) / 2 * rounds;
}
/**
* Returns a key of the pair, in either order; `null` with fewer than two contestants, and for a
* contestant against themselves.
*/
function pairOf$1({ entries: [a, b] }) {
	if (a === void 0 || b === void 0 || a.key === b.key) return null;
	return a.key < b.key ? `${a.key} ${b.key}` : `${b.key} ${a.key}`;
}
/**
* Returns whether a group may be a path: at most four contestants and five matches, no draw other
* than 0–0, no match of a contestant after two wins or two losses, and none that a contestant is
* entered in before their previous match ended (in a round robin, all are known from the start).
*/
function fitsPath(matches) {
	const sizes = matches.map(({ match }) => match.roundOf ?? PATH_CONTESTANTS);
	const contestants = [...groupBy(appearancesOf(matches), ({ entry }) => entry.key).values()];
	return matches.length <= PATH_MATCHES && sizes.every((size) => size === PATH_CONTESTANTS) && contestants.length <= PATH_CONTESTANTS && contestants.every(staysOnPath);
}
function staysOnPath(appearances) {
	const endedCount = appearances.filter(({ derived }) => derived.status.state === "ended").length;
	const { won, lost } = tallyOf(appearances);
	const isFinished = endedCount === 2 && (won === 2 || lost === 2);
	return !appearances.some((one) => findContestantResult(one) === "drawn" && Boolean(one.entry.score)) && won <= 2 && lost <= 2 && appearances.length <= (isFinished ? 2 : endedCount + 1);
}
// core/groups/proven-matches.ts
/** Returns the full round robin formed by the matches of a group; `null` if they form none. */
function findFullRoundRobin(matches) {
	const size = statedSize(matches);
	if (size === null || size < 2) return null;
	const pairs = /* @__PURE__ */ new Map();
	const names = /* @__PURE__ */ new Set();
	for (const { match } of matches) {
		const keys = match.entries.map(({ key }) => key).toSorted();
		for (const key of keys) names.add(key);
		if (keys.length === 2) pairs.set(keys.join(" "), (pairs.get(keys.join(" ")) ?? 0) + 1);
	}
	const [rounds = 0, ...others] = new Set(pairs.values());
	return names.size === size && pairs.size === size * (size - 1) / 2 && others.length === 0 ? {
		size,
		rounds
	} : null;
}
/**
* Returns how many matches a group is proven to have: as a path, or as a round robin that is full
* itself, or if another group of its stage and size is. The number of contestants alone proves
* nothing, because the group may be a Swiss one.
*
* @param full The full round robins of its stage.
* @returns `null` if no number is proven.
*/
function countProvenGroupMatches(kind, matches, full) {
	if (kind !== "round-robin") return expectedMatches(kind, matches, 0);
	const size = statedSize(matches);
	const like = full.filter((group) => group.size === size);
	const [rounds, ...others] = new Set(like.map((group) => group.rounds));
	if (size === null || rounds === void 0 || others.length > 0) return null;
	return size * (size - 1) / 2 * rounds;
}
/** Returns the size that the matches of a group state; `null` if they state none or differ. */
function statedSize(matches) {
	const [size = null, ...others] = new Set(matches.map(({ match }) => match.roundOf));
	return others.length === 0 ? size : null;
}
// core/groups/group-completeness.ts
/** How long a tournament may last after the last start of a group that has all its matches. */
var LONGEST_PAUSE$1 = 2 * DAY;
/**
* Creates a function that derives the completeness of a group from its matches.
*
* @param matches All matches of the tournament.
*/
function createCompletenessOf(matches, { gaps, end, isOver }) {
	const lastStageOf = findLastBegunStages(matches);
	const stages = new Set(matches.map(({ match }) => match.groupId && (match.stage ?? 1)));
	return (group, own, { kind, full }) => {
		const playable = own.filter(({ status }) => status.by !== "bye");
		const keys = new Set(own.flatMap(({ match }) => match.entries.map(({ key }) => key)));
		const hasEnded = isOver || [...keys].some((key) => (lastStageOf.get(key) ?? 0) > group.stage);
		const isListed = isOver || kind === "path" || stages.size > 1 || !isLongBefore(own, end);
		const proven = isListed ? countProvenGroupMatches(kind, own, full) : null;
		const expected = isOver && proven !== playable.length ? null : proven;
		const needed = expectedMatches(kind, own, keys.size);
		const hasAll = isListed && needed !== null && playable.length >= needed;
		const closed = playable.every(isClosed);
		return {
			seen: playable.length,
			expected,
			coverage: coverageOf(playable.length, expected, gaps),
			closed,
			complete: closed && (hasAll || hasEnded && !gaps.past)
		};
	};
}
/** Returns the last stage in which a match of each contestant began; brackets are after all groups. */
function findLastBegunStages(matches) {
	const stages = /* @__PURE__ */ new Map();
	for (const { match, status } of matches) {
		if (status.state === "upcoming" || status.by === "bye") continue;
		const stage = match.groupId === null ? Infinity : match.stage ?? 1;
		for (const { key } of match.entries) if (stage > (stages.get(key) ?? 0)) stages.set(key, stage);
	}
	return stages;
}
/** Returns whether the tournament goes on, or may go on, for long after a group's last known start. */
function isLongBefore(matches, end) {
	const last = Math.max(...matches.map(({ match }) => match.start ?? -Infinity));
	return end === null || end - last > LONGEST_PAUSE$1;
}
/** Returns the coverage. Without a proven number it depends on the limits of the lists only. */
function coverageOf(seen, expected, gaps) {
	if (expected === null) return {
		partial: gaps.past || gaps.future,
		unseen: null
	};
	return seen < expected ? {
		partial: true,
		unseen: expected - seen
	} : ALL_SEEN;
}
/**
* Returns whether a match ended or will not be played. An end that is only assumed leaves it open,
* because its result may follow.
*/
function isClosed({ status, unresolved }) {
	return status.state === "ended" && status.by !== "taken-as-ended" || unresolved !== null;
}
// core/groups/group-numbers.ts
/**
* Numbers the groups of a tournament.
*
* @param matches Its matches in any order; those without a group are ignored.
* @returns By group id, in order of their numbers.
*/
function numberGroups(matches) {
	const stages = /* @__PURE__ */ new Map();
	for (const { groupId, stage } of matches) {
		if (groupId === null) continue;
		stages.set(groupId, Math.min(stages.get(groupId) ?? Infinity, stage ?? 1));
	}
	const inOrder = [...stages].toSorted(([a, aStage], [b, bStage]) => aStage - bStage || compareIds(a, b));
	return new Map(inOrder.map(([id, stage], index) => [id, {
		id,
		stage,
		number: index + 1
	}]));
}
// core/groups/placement-points.ts
/** Creates the rule of a group from the annotation of staff; resolves aliases in its deductions. */
function createPlacementRule(stated, annotations) {
	const deductions = stated.deductions.map(({ contestant, points }) => ({
		contestant: annotations.contestantOf(contestant),
		points
	}));
	return {
		...stated,
		deductions
	};
}
/**
* Sums a contestant's placement points (docs/domain.md#placement-points).
*
* @param appearances All matches of the contestant in the group, in order of play.
* @param placements The placements of the group's matches, from `findPlacements`.
*/
function sumPlacementPoints(appearances, contestant, rule, placements) {
	const ended = appearances.filter(({ entry }) => placements.has(entry)).map((one) => resultOf(one, rule, placements.get(one.entry) ?? null));
	const counted = ended.toSorted(compareResults).slice(0, rule.bestOf ?? ended.length);
	const best = new Set(counted);
	const deducted = sumDecimals(rule.deductions.filter((deduction) => deduction.contestant === contestant).map(({ points }) => points));
	const kills = sumDecimals(counted.map((result) => result.kills ?? 0));
	return {
		points: addDecimals(sumDecimals(counted.map(({ points }) => points)), -deducted),
		kills: rule.perKill > 0 ? kills : null,
		deduction: sumDecimals([...counted.map(({ deduction }) => deduction), deducted]),
		results: ended.map((one) => best.has(one) ? one : Object.assign({}, one, { counts: false }))
	};
}
/** Returns the placements of the results that count, best first. */
function listPlacements(results) {
	return results.flatMap(({ placement, counts }) => counts ? placement ?? [] : []).toSorted((a, b) => a - b);
}
/**
* Compares by more first places, then by more second places, and so on.
*
* @param a Placements, best first.
* @param b Placements, best first.
*/
function comparePlacements(a, b) {
	const index = a.findIndex((placement, at) => placement !== b[at]);
	if (index < 0) return b.length - a.length;
	return must(a[index], "the index is in the list") - (b[index] ?? Infinity);
}
/** Ends without a result. */
var NO_RESULT = /* @__PURE__ */ new Set(["bye", "taken-as-ended"]);
/** Returns the placements of these appearances. Each match is ranked once. */
function findPlacements(appearances) {
	const matches = /* @__PURE__ */ new Set();
	for (const { derived } of appearances) matches.add(derived);
	const placements = /* @__PURE__ */ new Map();
	for (const { match, status } of matches) {
		if (status.state !== "ended" || NO_RESULT.has(status.by)) continue;
		const ranked = rankEntries(match.entries);
		if (ranked.every(({ place }) => place === null)) continue;
		for (const { slot, place } of ranked) placements.set(slot.entry, place);
	}
	return placements;
}
function resultOf({ derived: { match }, entry }, { placements, perKill, deduct }, placement) {
	const isPlaced = placement !== null;
	const kills = isPlaced ? Math.max(entry.kills ?? 0, 0) : 0;
	const deduction = isPlaced && deduct ? Math.abs(entry.deduction ?? 0) : 0;
	const gained = isPlaced ? placements[placement - 1] ?? 0 : 0;
	return {
		match: match.key,
		placement,
		kills: perKill > 0 ? kills : null,
		deduction,
		points: sumDecimals([
			gained,
			multiplyDecimals(kills, perKill),
			-deduction
		]),
		counts: true
	};
}
/** Returns the results of a contestant in a group without placement points: their scores. */
function listScores(appearances, placements) {
	return appearances.filter(({ entry }) => placements.has(entry)).map(({ derived: { match }, entry }) => ({
		match: match.key,
		placement: placements.get(entry) ?? null,
		kills: null,
		deduction: 0,
		points: countedScoreOf(entry),
		counts: true
	}));
}
/** Orders results best first, so that those which count do not depend on the order of matches. */
function compareResults(a, b) {
	return b.points - a.points || (a.placement ?? Infinity) - (b.placement ?? Infinity) || (b.kills ?? 0) - (a.kills ?? 0);
}
// core/groups/ranking-rule.ts
/** Points for each result, if staff entered no others. */
var DEFAULT_POINTS = {
	win: 3,
	draw: 1,
	loss: 0
};
var HALF_POINTS = {
	win: 1,
	draw: .5,
	loss: 0
};
/** Points that count wins alone. */
var WIN_ALONE = {
	win: 1,
	draw: 0,
	loss: 0
};
/** Tie-breakers, if staff entered no others. */
var DEFAULT_TIE_BREAKERS = [
	"difference",
	"score-for",
	"head-to-head"
];
var POINTS_RULE = {
	points: DEFAULT_POINTS,
	tieBreakers: DEFAULT_TIE_BREAKERS
};
/** Ranks by matches won. */
var WINS_RULE = {
	points: null,
	tieBreakers: DEFAULT_TIE_BREAKERS
};
/** Ranks by 1 for a win and ½ for a draw. Such events differ in their tie-breakers: none. */
var HALF_POINTS_RULE = {
	points: HALF_POINTS,
	tieBreakers: []
};
/** The rule of groups that are ranked otherwise: see `GroupKind`. */
var NO_RULE = {
	points: null,
	tieBreakers: []
};
/**
* Returns the assumed rule of a tournament. The service states none. A bye gives the points of a
* win, so 2 or 3 points for a bye are the points for a win. Else it is points if a draw occurred,
* else wins.
*
* @param matches The group matches of the whole tournament, so that all its groups share a rule.
*/
function defaultRule(matches) {
	const { hasDraw, byePoints } = findSigns(matches);
	if (byePoints === 2 || byePoints === 3) return {
		...POINTS_RULE,
		points: {
			win: byePoints,
			draw: 1,
			loss: 0
		}
	};
	if (!hasDraw) return WINS_RULE;
	return byePoints > 0 ? HALF_POINTS_RULE : POINTS_RULE;
}
/**
* Returns the points that events usually give: 3–1–0, 2–1–0, or for wins alone; if byes gave points,
* only those that fit, because a bye gives the points of a win. What is derived by an assumed rule
* is certain only if it is true for all of them.
*
* @param matches The group matches of the whole tournament.
*/
function listUsualPoints(matches) {
	const { byePoints } = findSigns(matches);
	if (byePoints === 2 || byePoints === 3) return [{
		win: byePoints,
		draw: 1,
		loss: 0
	}];
	if (byePoints > 0) return [HALF_POINTS, WIN_ALONE];
	return [
		DEFAULT_POINTS,
		{
			win: 2,
			draw: 1,
			loss: 0
		},
		WIN_ALONE
	];
}
/** Returns whether a match of two was a draw, and the most points that a bye gave. */
function findSigns(matches) {
	let hasDraw = false;
	let byePoints = 0;
	for (const { outcome, status, match } of matches) {
		if (outcome.draw && match.entries.length === 2) hasDraw = true;
		if (status.by === "bye") byePoints = Math.max(byePoints, match.entries[0]?.score ?? 0);
	}
	return {
		hasDraw,
		byePoints
	};
}
// core/groups/score-points.ts
/**
* Returns the ids of the groups whose scores are points, as in chess: a match gives 1, ½ or 0 to each
* contestant and at most 1 in sum. Without a half point in the tournament the result is empty,
* because 1–0 may then be a goal and 0–0 a draw.
*
* @param matches All group matches of a tournament.
*/
function findGroupsScoredInPoints(matches) {
	if (!matches.some(({ entries }) => entries.some(({ score }) => score === .5))) return /* @__PURE__ */ new Set();
	return new Set([...groupBy(matches, ({ groupId }) => groupId)].flatMap(([id, own]) => id !== null && own.every(isScoredInPoints) ? [id] : []));
}
function isScoredInPoints({ entries }) {
	const points = entries.map(({ score }) => Math.max(score ?? 0, 0));
	return points.every((value) => value % .5 === 0) && points.reduce((a, b) => a + b, 0) <= 1;
}
// core/groups/tie-breakers.ts
/**
* Returns the criterion of a tie-breaker.
*
* @param lines All lines of the group, because some tie-breakers depend on the opponents' points.
*/
function criterionOf(breaker, rule, lines) {
	switch (breaker) {
		case "difference": return descending(({ tally }) => differenceOf(tally));
		case "score-for": return descending(({ tally }) => tally.scoreFor);
		case "head-to-head": return {
			relative: true,
			compareAmong: (tied) => compareHeadToHead(tied, rule)
		};
		case "buchholz": return descending(createOpponentSum(lines, sumDecimals));
		case "median-buchholz": return descending(createOpponentSum(lines, sumWithoutExtremes));
		case "sonneborn-berger": return descending(createSonnebornBerger(lines));
	}
}
/**
* Ranks by fewer losses, because a contestant with more matches to play has lost fewer. In a group
* in which all tied contestants played equally often and nothing is open, it ranks nothing.
*/
function createFewerLosses(isComplete) {
	return {
		relative: false,
		compareAmong: (lines) => {
			const played = new Set(lines.map(({ appearances }) => appearances.length));
			if (isComplete && played.size === 1) return () => 0;
			return (a, b) => a.tally.lost - b.tally.lost;
		}
	};
}
/** Returns a criterion that ranks the greatest value first. */
function descending(valueOf) {
	return {
		relative: false,
		compareAmong: () => (a, b) => valueOf(b) - valueOf(a)
	};
}
/** Compares by the matches among these contestants: points, then difference, then score. */
function compareHeadToHead(lines, rule) {
	const keys = new Set(lines.map(({ contestant }) => contestant.key));
	const tallies = new Map(lines.map((line) => {
		return [line, tallyOf(line.appearances.filter((one) => keys.has(opponentOf(one)?.key ?? "")))];
	}));
	const tally = (line) => must(tallies.get(line), "every compared line has a tally");
	return combineComparators((a, b) => pointsOf(tally(b), rule) - pointsOf(tally(a), rule), (a, b) => differenceOf(tally(b)) - differenceOf(tally(a)), (a, b) => tally(b).scoreFor - tally(a).scoreFor);
}
/** Creates a function that combines the points of a contestant's opponents; byes have none. */
function createOpponentSum(lines, combine) {
	const pointsByKey = pointsByContestant(lines);
	return ({ appearances }) => combine(appearances.flatMap((one) => {
		const opponent = findContestantResult(one) === null ? null : opponentOf(one);
		return opponent === null ? [] : pointsOfOpponent(opponent, pointsByKey);
	}));
}
/** Creates a function that sums the points of beaten opponents and half of those drawn with. */
function createSonnebornBerger(lines) {
	const pointsByKey = pointsByContestant(lines);
	return ({ appearances }) => sumDecimals(appearances.map((one) => {
		const result = findContestantResult(one);
		const opponent = opponentOf(one);
		if (opponent === null || result === null || result === "lost") return 0;
		const points = pointsOfOpponent(opponent, pointsByKey);
		return result === "won" ? points : multiplyDecimals(points, .5);
	}));
}
function pointsOfOpponent({ key }, pointsByKey) {
	return must(pointsByKey.get(key), "an opponent is in the same group");
}
function pointsByContestant(lines) {
	return new Map(lines.map(({ contestant, points }) => [contestant.key, points]));
}
/** Returns the sum without the highest and the lowest value; 0 for fewer than three values. */
function sumWithoutExtremes(values) {
	return values.length < 3 ? 0 : sumDecimals(values.toSorted((a, b) => a - b).slice(1, -1));
}
/** Returns the points of a record; the number of wins if the rule has no points. */
function pointsOf({ won, drawn, lost }, { points }) {
	if (points === null) return won;
	const { win, draw, loss } = points;
	return sumDecimals([
		multiplyDecimals(won, win),
		multiplyDecimals(drawn, draw),
		multiplyDecimals(lost, loss)
	]);
}
function differenceOf({ scoreFor, scoreAgainst }) {
	return addDecimals(scoreFor, -scoreAgainst);
}
// core/groups/rank-by-rule.ts
/** Ranks by more first places, then more second places, and so on. */
var COUNT_BACK = {
	relative: false,
	compareAmong: () => (a, b) => comparePlacements(listPlacements(a.results), listPlacements(b.results))
};
/** Ranks the lines of a group by its rule. */
function rankByRule(lines, input) {
	return criteriaOf(input, lines).reduce(rankFurther, [lines]);
}
function criteriaOf({ kind, rule, placement, isComplete }, lines) {
	const byPoints = descending(({ points }) => points);
	const byKills = descending(({ totals }) => totals?.kills ?? 0);
	switch (kind) {
		case "path": return [descending(({ tally }) => tally.won - tally.lost)];
		case "ranked":
			if (placement !== null) return [
				byPoints,
				COUNT_BACK,
				byKills
			];
			return [
				byPoints,
				descending(({ tally }) => tally.won),
				descending(({ tally }) => tally.drawn),
				...lines.every(({ points }) => points === 0) ? [COUNT_BACK] : []
			];
		case "swiss":
		case "round-robin": return [
			byPoints,
			...kind === "swiss" || rule.points === null ? [createFewerLosses(isComplete)] : [],
			...rule.tieBreakers.map((breaker) => criterionOf(breaker, rule, lines))
		];
	}
}
/** Ranks tied lines further by a criterion. */
function rankFurther(ranked, criterion) {
	return ranked.flatMap((tied) => tied.length < 2 ? [tied] : rankLines(tied, criterion));
}
/** Ranks lines by a criterion; by a relative one until it ranks no part of them further. */
function rankLines(lines, criterion) {
	const compare = criterion.compareAmong(lines);
	const ranked = [];
	for (const line of lines.toSorted(compare)) {
		const tiedLines = ranked.at(-1);
		if (tiedLines?.[0] !== void 0 && compare(tiedLines[0], line) === 0) tiedLines.push(line);
		else ranked.push([line]);
	}
	return criterion.relative && ranked.length > 1 ? rankFurther(ranked, criterion) : ranked;
}
// core/groups/tie-order.ts
/** Returns the orders that staff entered for a group, with aliases resolved. */
function listTieOrders(annotations, group) {
	return (annotations.valueOf("tie-order", group)?.orders ?? []).map((order) => order.map(({ contestant }) => annotations.contestantOf(contestant)));
}
/**
* Returns tied contestants in the order that staff decided; `null` if no order contains exactly
* these contestants.
*/
function applyTieOrder(tied, orders) {
	for (const order of orders) {
		const byKey = new Map(tied.map((one) => [one.contestant.key, one]));
		const ordered = [...new Set(order)].flatMap((key) => byKey.get(key) ?? []);
		if (ordered.length === order.length && ordered.length === tied.length) return ordered;
	}
	return null;
}
// core/groups/usual-positions.ts
/** Positions that do not depend on which of the usual rules a group has. */
/**
* Returns the best and the worst position of each contestant of a complete group under every usual
* rule (docs/domain.md#usual-rules). A rule that separates contestants whose tie staff decided is
* not the rule of the group.
*
* @param ranked The lines as ranked by the assumed rule.
* @returns An empty map if the group is not complete or its rule is known.
*/
function findUsualPositions(lines, ranked, input) {
	const positions = /* @__PURE__ */ new Map();
	if (!input.isComplete || input.usualPoints.length === 0) return positions;
	const decided = countDecided(ranked, input);
	for (const one of [ranked, ...listUsualRankings(lines, input)]) {
		if (countDecided(one, input) < decided) continue;
		let above = 0;
		for (const tied of one) {
			const order = applyTieOrder(tied, input.tieOrders);
			for (const [index, { contestant }] of (order ?? tied).entries()) {
				const best = above + 1 + (order === null ? 0 : index);
				const worst = order === null ? above + tied.length : best;
				const known = positions.get(contestant.key) ?? {
					best,
					worst
				};
				positions.set(contestant.key, {
					best: Math.min(known.best, best),
					worst: Math.max(known.worst, worst)
				});
			}
			above += tied.length;
		}
	}
	return positions;
}
function listUsualRankings(lines, input) {
	const { usualPoints, scoresArePoints, rule } = input;
	return (rule.points === null ? [null, ...usualPoints.slice(0, 1)] : usualPoints).flatMap((points) => {
		const own = {
			...input,
			rule: {
				points,
				tieBreakers: []
			}
		};
		const scored = scoresArePoints ? lines : lines.map((line) => withPoints(line, own));
		const ranked = rankByRule(scored, own);
		if (rule.tieBreakers.length === 0) return [ranked];
		return rankInAnyOrder(ranked, DEFAULT_TIE_BREAKERS.map((breaker) => criterionOf(breaker, own.rule, scored)));
	});
}
function withPoints(line, { rule }) {
	return {
		...line,
		points: addDecimals(pointsOf(line.tally, rule), line.byePoints)
	};
}
/** Returns how many ties have an order that staff decided. */
function countDecided(ranked, { tieOrders }) {
	return ranked.filter((tied) => tied.length > 1 && applyTieOrder(tied, tieOrders) !== null).length;
}
/** Ranks lines further by the criteria in every order. Rankings without ties are listed once. */
function rankInAnyOrder(ranked, criteria) {
	if (criteria.length === 0 || ranked.every((tied) => tied.length < 2)) return [ranked];
	return criteria.flatMap((first) => rankInAnyOrder(rankFurther(ranked, first), criteria.filter((other) => other !== first)));
}
// core/groups/standings.ts
/**
* Derives the standings of a group. Tied contestants share a position and are sorted by name,
* unless staff decided the order of exactly these.
*
* @param appearances Appearances of all contestants of the group, in order of play.
*/
function deriveStandings(appearances, input, wentTo) {
	const placements = input.kind === "ranked" ? findPlacements(appearances) : /* @__PURE__ */ new Map();
	const lines = [...groupBy(appearances, ({ entry }) => entry.key).values()].map((own) => lineOf(own, input, placements)).toSorted((a, b) => compareText(a.contestant.name, b.contestant.name));
	let above = 0;
	const table = [];
	const ranked = rankByRule(lines, input);
	const usual = findUsualPositions(lines, ranked, input);
	for (const tiedLines of ranked) {
		const shared = above + 1;
		const ordered = tiedLines.length > 1 ? applyTieOrder(tiedLines, input.tieOrders) : null;
		for (const [index, line] of (ordered ?? tiedLines).entries()) {
			const rank = ordered === null ? {
				position: shared,
				tied: tiedLines.length > 1,
				sharedPosition: null
			} : {
				position: shared + index,
				tied: false,
				sharedPosition: shared
			};
			const worst = ordered === null ? above + tiedLines.length : rank.position;
			const range = usual.get(line.contestant.key) ?? {
				best: rank.position,
				worst
			};
			table.push(createStanding(line, {
				...rank,
				...range
			}, wentTo));
		}
		above += tiedLines.length;
	}
	return table;
}
function lineOf(appearances, { kind, rule, placement, scoresArePoints }, placements) {
	const tally = tallyOf(appearances);
	const byePoints = byePointsOf$1(appearances);
	const contestant = newestRefOf(appearances);
	const totals = placement === null ? null : sumPlacementPoints(appearances, contestant.key, placement, placements);
	const played = kind === "ranked" || scoresArePoints ? tally.scoreFor : pointsOf(tally, rule);
	const sent = sumDecimals(appearances.map(sentDeductionOf));
	const isDeducted = placement?.deduct ?? (rule.points !== null && rule.deduct === true);
	const deduction = totals?.deduction ?? (isDeducted ? sent : 0);
	return {
		contestant,
		appearances,
		tally,
		points: sumDecimals([totals?.points ?? addDecimals(played, -deduction), byePoints]),
		byePoints,
		deduction,
		ignoredDeduction: isDeducted ? 0 : sent,
		totals,
		results: totals?.results ?? listScores(appearances, placements)
	};
}
/** Returns the deduction that the service sends with an ended match, which may have a minus. */
function sentDeductionOf({ derived: { status }, entry }) {
	return status.state === "ended" && status.by !== "bye" ? Math.abs(entry.deduction ?? 0) : 0;
}
/** Returns the sum of the scores of byes: the service sends the points that a bye gave as score. */
function byePointsOf$1(appearances) {
	return sumDecimals(appearances.filter(({ derived }) => derived.status.by === "bye").map(({ entry }) => countedScoreOf(entry)));
}
function createStanding(line, rank, wentTo) {
	const { contestant, appearances, tally, points, byePoints, totals } = line;
	const { deduction, ignoredDeduction, results } = line;
	const form = [];
	for (const one of appearances) {
		const result = findContestantResult(one);
		if (result !== null) form.push(result);
	}
	return {
		...rank,
		contestant,
		...tally,
		difference: differenceOf(tally),
		points,
		byePoints,
		kills: totals?.kills ?? null,
		deduction,
		ignoredDeduction,
		results,
		form,
		wentTo: wentTo.get(contestant.key) ?? null
	};
}
// core/groups/swiss-rounds.ts
/** Smallest share of pairs with close points in a Swiss group; sometimes too few can be paired. */
var CLOSE_SHARE = .75;
/**
* How far the number of pairs with close points must exceed that of a random order of pairs, in
* standard deviations.
*/
var CLOSE_EXCESS = 3.5;
var compareStarts = combineComparators((a, b) => compareNullable(a.match.start, b.match.start), (a, b) => compareIds(a.match.id, b.match.id));
/**
* Returns the rounds of a Swiss group; `null` if the group is none (docs/domain.md#kinds).
*
* @param matches The matches of a group, in order of play.
*/
function findSwissRounds(matches) {
	if (matches.some(({ match }) => match.entries.length > 2)) return null;
	const rounds = assignRounds$1(matches);
	const { isRoundRobin, hasRepeats, hasMixedRound } = countMeetings(rounds);
	if (isRoundRobin || hasRepeats && !hasMixedRound) return null;
	return matches.some(isByeWithPoints) || hasMixedRound && areFull(rounds) || pairsHaveClosePoints(rounds) ? rounds : null;
}
function countMeetings(rounds) {
	const meetings = /* @__PURE__ */ new Map();
	const keys = /* @__PURE__ */ new Set();
	let hasMixedRound = false;
	for (const round of rounds) {
		const times = /* @__PURE__ */ new Set();
		for (const { match } of round) {
			for (const { key } of match.entries) keys.add(key);
			const pair = pairOf$1(match);
			if (pair === null) continue;
			const time = (meetings.get(pair) ?? 0) + 1;
			meetings.set(pair, time);
			times.add(time);
		}
		hasMixedRound ||= times.size > 1;
	}
	const counts = new Set(meetings.values());
	const pairs = keys.size * (keys.size - 1) / 2;
	return {
		isRoundRobin: counts.size === 1 && meetings.size === pairs,
		hasRepeats: counts.size > 1 || !counts.has(1),
		hasMixedRound
	};
}
/**
* Returns whether at most one contestant misses each round, of those who play in it or later. A match
* that is replayed or postponed within a round robin leaves more of them without a match.
*/
function areFull(rounds) {
	const playing = /* @__PURE__ */ new Set();
	return rounds.toReversed().every((round) => {
		const inRound = new Set(round.flatMap(({ match }) => match.entries.map(({ key }) => key)));
		for (const key of inRound) playing.add(key);
		return playing.size - inRound.size <= 1;
	});
}
/** Assigns each match to the round after the last ones of its contestants. */
function assignRounds$1(matches) {
	const rounds = [];
	const lastRounds = /* @__PURE__ */ new Map();
	for (const derived of orderByRow(matches)) {
		const { entries } = derived.match;
		if (entries.length === 0) continue;
		const index = Math.max(...entries.map(({ key }) => lastRounds.get(key) ?? 0));
		for (const { key } of entries) lastRounds.set(key, index + 1);
		const round = rounds[index];
		if (round === void 0) rounds[index] = [derived];
		else round.push(derived);
	}
	return rounds;
}
/**
* Orders matches by row if rows count through all rounds; else by start and id, because rows that
* start again in each round do not order the rounds.
*/
function orderByRow(matches) {
	const rows = new Set(matches.map(({ match }) => match.row));
	if (rows.size < matches.length || rows.has(null)) return matches.toSorted(compareStarts);
	return matches.toSorted((a, b) => compareNullable(a.match.row, b.match.row));
}
/**
* Returns whether more pairs than by chance had close points when their round began: equal ones, or
* half a point apart if there are draws.
*/
function pairsHaveClosePoints(rounds) {
	const hasDraws = rounds.some((round) => round.some(({ outcome }) => outcome.draw));
	const areClose = (a, b) => Math.abs(a - b) <= (hasDraws ? .5 : 0);
	/** Points after the previous rounds; `null` once a result is unknown. */
	const points = /* @__PURE__ */ new Map();
	const sum = {
		pairs: 0,
		close: 0,
		byChance: 0,
		variance: 0
	};
	for (const [index, round] of rounds.entries()) {
		const chance = shareOfPairs(points, areClose);
		for (const { match } of round) {
			const [a, b] = match.entries.map(({ key }) => points.get(key) ?? null);
			if (index === 0 || a === void 0 || b === void 0 || a === null || b === null) continue;
			sum.pairs += 1;
			if (areClose(a, b)) sum.close += 1;
			sum.byChance += chance;
			sum.variance += chance * (1 - chance);
		}
		for (const derived of round) addPoints(points, derived, index === 0);
	}
	return sum.variance > 0 && sum.close >= CLOSE_SHARE * sum.pairs && sum.close - sum.byChance >= CLOSE_EXCESS * Math.sqrt(sum.variance);
}
/** Returns the share of all pairs of contestants whose points are close. */
function shareOfPairs(points, areClose) {
	const known = [...points.values()].filter((value) => value !== null);
	const counts = [...groupBy(known, (value) => value)];
	let close = 0;
	for (const [a, { length }] of counts) for (const [b, others] of counts) if (areClose(a, b)) close += length * (a === b ? length - 1 : others.length);
	return known.length < 2 ? 1 : close / (known.length * (known.length - 1));
}
function addPoints(points, derived, isFirstRound) {
	derived.match.entries.forEach((entry, index) => {
		const before = isFirstRound ? 0 : points.get(entry.key) ?? null;
		const gained = byePointsOf(derived, entry) ?? pointsFor({
			derived,
			index,
			entry
		});
		points.set(entry.key, before === null || gained === null ? null : before + gained);
	});
}
function pointsFor(appearance) {
	switch (findContestantResult(appearance)) {
		case "won": return 1;
		case "drawn": return .5;
		case "lost": return 0;
		case null: return null;
	}
}
function isByeWithPoints(derived) {
	return derived.match.entries.some((entry) => byePointsOf(derived, entry) !== null);
}
/** Returns the points of a bye, at most those of a win; `null` for a match, and for none. */
function byePointsOf({ status }, { score }) {
	return status.by === "bye" && score !== null && score > 0 ? Math.min(score, 1) : null;
}
// core/groups/groups.ts
/**
* Derives the groups of a tournament with their standings, by number.
*
* @param matches All matches of the tournament. Bracket matches show which contestants advanced.
*/
function deriveGroups(matches, input) {
	const inGroups = matches.filter(({ match, duplicateOf }) => match.groupId !== null && duplicateOf === void 0).filter(({ match, status }) => status.state !== "ended" || !playsItself(match)).toSorted(comparePlayOrder);
	if (inGroups.length === 0) return [];
	const byId = groupBy(inGroups, ({ match }) => match.groupId);
	const numbers = [...numberGroups(matches.map(({ match }) => match)).values()].filter(({ id }) => byId.has(id));
	const matchesOf = ({ id }) => must(byId.get(id), "a numbered group has matches");
	const rule = defaultRule(inGroups);
	const usual = listUsualPoints(inGroups);
	const inPoints = findGroupsScoredInPoints(inGroups.map(({ match }) => match));
	const wentTo = findFirstBracketPlaces(matches);
	const stages = [...groupBy(numbers, ({ stage }) => stage).values()];
	const completenessOf = createCompletenessOf(matches, input);
	return stages.flatMap((stage) => {
		const inPathStage = isGslStage(stage.map(matchesOf));
		const full = stage.flatMap((group) => findFullRoundRobin(matchesOf(group)) ?? []);
		return stage.map((group) => {
			const own = matchesOf(group);
			const rounds = inPathStage ? null : findSwissRounds(own);
			const kind = groupKind(own, inPathStage, rounds !== null);
			const key = `${must(own[0], "a numbered group has matches").match.site}/${group.id}`;
			const stated = input.annotations.valueOf("points-rule", key);
			const scoresArePoints = stated === null && inPoints.has(group.id);
			const assumed = assumedRule(kind, scoresArePoints ? HALF_POINTS_RULE : rule);
			const appliedRule = hasPointsRule(kind) ? stated ?? assumed : NO_RULE;
			const completeness = completenessOf(group, own, {
				kind,
				full
			});
			const { complete: isComplete, closed } = completeness;
			const tieOrders = closed ? listTieOrders(input.annotations, key) : [];
			const placement = kind === "ranked" ? findPlacementRule(input.annotations, key) : null;
			return {
				...groupOf$1(group, own, {
					kind,
					rule: appliedRule,
					usualPoints: stated === null && hasPointsRule(kind) ? usual : [],
					placement,
					scoresArePoints,
					isComplete,
					tieOrders
				}, wentTo),
				...completeness,
				name: input.annotations.valueOf("group-name", key),
				isRuleKnown: placement !== null || appliedRule === stated,
				rounds: rounds?.map((round) => round.map(({ match }) => match.key)) ?? null
			};
		});
	});
}
function findPlacementRule(annotations, group) {
	const stated = annotations.valueOf("placement-points", group);
	return stated && createPlacementRule(stated, annotations);
}
/** Returns the assumed rule of a group. Swiss events differ in their tie-breakers: none is assumed. */
function assumedRule(kind, rule) {
	return kind === "swiss" ? {
		...rule,
		tieBreakers: []
	} : rule;
}
function hasPointsRule(kind) {
	return kind === "round-robin" || kind === "swiss";
}
function groupOf$1({ id, stage, number }, matches, input, wentTo) {
	const { site, tournament } = must(matches[0], "a group has a match").match;
	const appearances = appearancesOf(matches);
	const groupStandings = deriveStandings(appearances, input, wentTo);
	return {
		key: `${site}/${id}`,
		site,
		id,
		tournament: tournament.key,
		number,
		stage,
		kind: input.kind,
		rule: input.rule,
		placementPoints: input.placement,
		scoresArePoints: input.scoresArePoints,
		standings: groupStandings,
		matches: matches.map(({ match }) => match.key),
		issues: [...undecided(appearances, input.scoresArePoints), ...tooMany(appearances, groupStandings.length)]
	};
}
/** Returns issues for ended matches that the standings leave out, without a known winner. */
function undecided(appearances, scoresArePoints) {
	return appearances.filter((one) => one.index === 0 && hasEnded$1(one) && findContestantResult(one) === null).filter(({ derived }) => !scoresArePoints || hasScore(derived.match)).map(({ derived }) => ({
		match: derived.match.key,
		code: "group-match-undecided",
		message: "This match ended without a known winner: the standings leave it out."
	}));
}
function hasEnded$1({ derived: { match, status } }) {
	return match.entries.length > 1 && status.state === "ended" && status.by !== "bye";
}
/** Returns an issue if a group has more contestants than its matches state. */
function tooMany(appearances, contestants) {
	const stated = Math.max(...appearances.map(({ derived }) => derived.match.roundOf ?? Infinity));
	if (contestants <= stated) return [];
	return [{
		match: null,
		code: "group-too-large",
		message: `The group's matches state ${stated} contestants, but it has ${contestants}.`
	}];
}
// core/match/winner-rules.ts
/** Rules that end a match in any list, strongest first. */
var ENDING_RULES = [
	{
		by: "bye",
		decide: (match) => isBye(match) ? { winner: match.entries.length === 1 ? 0 : null } : null
	},
	{
		by: "advanced",
		decide: ({ entries }, { advanced }) => entries.length > 2 ? null : winnerAt(advanced)
	},
	{
		by: "clinched",
		decide: (match, { countGames }) => countGames ? winnerAt(findClinchedIndex(match)) : null
	}
];
/**
* Returns the winner of a match whose status is ended, which the score shows ("led"); `null` if it
* shows none.
*/
function findEndedWinner(match) {
	if (match.entries.length > 2) return firstOf$1(match);
	return winnerAt(match.groupId !== null ? findLeaderIndex(match) : findProvenLeaderIndex(match));
}
/**
* Returns the winner or the shared first place of a match of more than two contestants; `null` if
* no contestant has a placement.
*/
function firstOf$1({ entries }) {
	const first = rankEntries(entries).filter(({ place }) => place === 1).map(({ index }) => index);
	const [index] = first;
	const isKnown = entries[index ?? -1]?.score !== null || isRankedByTime(entries);
	if (index === void 0 || !isKnown) return null;
	return first.length === 1 ? { winner: index } : {
		winner: null,
		shared: first
	};
}
function winnerAt(index) {
	return index === null ? null : { winner: index };
}
// core/match/assumed-end.ts
/**
* Returns when a started match is assumed to have ended: 60 + 60 · best-of minutes after its start,
* but at least an hour after its last change (docs/domain.md#taken-as-ended). Matches from files
* are not delayed by changes.
*
* @returns `null` without a start.
*/
function assumedEnd({ match, sighting }) {
	const played = latestAssumedEnd(match);
	if (played === null) return null;
	return sighting.list === null ? played : Math.max(played, sighting.changedAt + HOUR);
}
/**
* Returns the latest time at which a match that started as scheduled ends: 60 + 60 · best-of
* minutes after its start.
*
* @returns `null` without a start.
*/
function latestAssumedEnd({ start, bestOf }) {
	return start === null ? null : start + (60 + 60 * Math.max(bestOf ?? 1, 1)) * MINUTE;
}
// core/match/status.ts
var NOT_STARTED = {
	state: "upcoming",
	by: "not-started",
	validUntil: null
};
/**
* Derives the status of a match (docs/domain.md#order-of-the-status-rules).
*
* @param decidedBy The rule that ends it in any list; `null` if none does.
*/
function deriveStatus(seen, decidedBy, input) {
	if (decidedBy !== null) return endedBy(decidedBy);
	const { match, sighting } = seen;
	if (sighting.list === null) return statusWithoutList(seen, input);
	return sighting.list === "ended" ? statusBegun(seen, input) : statusUpcoming(match, input);
}
/**
* Returns whether the service sent `locked` for an upcoming match that is no bye. Upcoming by its
* list or (in files) its start. Locks of the site then do not mean "ended" (docs/domain.md#locks).
*/
function hasServiceLockWhileUpcoming({ match, sighting }, now) {
	return match.locked === true && !isBye(match) && listOf(match, sighting.list, now) === "upcoming";
}
function statusBegun(seen, input) {
	if (seen.match.locked === true && input.lockTrusted) return endedBy("locked");
	if (seen.sighting.wasEnded && hasOwnEnd(seen.match)) return endedBy("stays-ended");
	if (isStartAhead(seen.match, input.now)) return {
		state: "upcoming",
		by: "start-ahead",
		validUntil: seen.match.start
	};
	const settles = assumedEnd(seen);
	if (settles !== null && input.now > settles) return endedBy("taken-as-ended");
	return {
		state: "live",
		by: "begun",
		validUntil: settles
	};
}
/**
* Returns whether the match still shows why it ended: its lock or a clinched score. Ends by
* advancement or a bye are derived again each time, so a wrong one is not kept.
*/
function hasOwnEnd(match) {
	return match.locked === true || findClinchedIndex(match) !== null;
}
/** Returns whether the match was postponed: its start is to come, or open, and it has no score. */
function isStartAhead(match, now) {
	const { start, hasOpenStart } = match;
	return (hasOpenStart === true || start !== null && start > now) && !hasScore(match);
}
function statusUpcoming({ start }, input) {
	const late = start === null ? null : start + input.graceMinutes * MINUTE;
	if (late !== null && input.now > late) return NOT_STARTED;
	return {
		state: "upcoming",
		by: "listed-upcoming",
		validUntil: late
	};
}
/** Files have no list name, so the start time is used instead. */
function statusWithoutList(seen, input) {
	const { match } = seen;
	if (listOf(match, null, input.now) === "ended") return match.locked !== true && !hasScore(match) && input.locksOthers ? NOT_STARTED : statusBegun(seen, input);
	if (match.entries.some((entry) => (entry.score ?? 0) > 0)) return {
		state: "live",
		by: "score-before-start",
		validUntil: match.start
	};
	return {
		state: "upcoming",
		by: "listed-upcoming",
		validUntil: match.start
	};
}
function listOf({ start }, list, now) {
	if (list !== null) return list;
	return start !== null && start <= now ? "ended" : "upcoming";
}
function endedBy(by) {
	return {
		state: "ended",
		by,
		validUntil: null
	};
}
// core/match/derive-match.ts
var UNDECIDED = {
	winner: null,
	by: null,
	draw: false
};
/** Derives status and outcome. `advanced` is the index of who advanced, `null` if unknown. */
function deriveMatchResult(seen, advanced, countGames, context) {
	const decision = findEarlyOutcome(seen.match, {
		advanced,
		countGames
	});
	const status = deriveStatus(seen, decision?.by ?? null, context);
	return {
		status,
		outcome: deriveOutcome(seen.match, decision, status)
	};
}
/**
* Returns why a match that did not end is no longer listed; `null` if it is listed, has ended, or
* comes from a file.
*/
function findAbsenceReason({ sighting }, status, listedAt) {
	if (status.state === "ended" || sighting.list === null) return null;
	if (sighting.withdrawnAt !== null) return "withdrawn";
	return listedAt !== null && sighting.lastSeen < listedAt ? "last-seen" : null;
}
/** Combines a match with its derived values. `unresolved` is still `null`. */
function deriveMatch(seen, { status, outcome }, { code, round, slots, winnerTo, loserTo }, listedAt) {
	const { match, sighting, unconfirmed } = seen;
	const derived = {
		match,
		sighting,
		status,
		outcome,
		code,
		round,
		slots,
		winnerTo,
		loserTo,
		absence: findAbsenceReason(seen, status, listedAt),
		unresolved: null
	};
	return unconfirmed === void 0 ? derived : {
		...seen,
		...derived
	};
}
/** Returns the position of a match outside of a bracket tree: its slots have no known source. */
function positionWithoutFeeders({ entries }, code, round) {
	return {
		code,
		round,
		slots: entries.map((_, entry) => ({
			entry,
			source: { type: "unknown" }
		})),
		winnerTo: null,
		loserTo: null
	};
}
/** Returns the outcome if a rule ends the match without its status; otherwise `null`. */
function findEarlyOutcome(match, input) {
	if (playsItself(match)) return null;
	for (const { by, decide } of ENDING_RULES) {
		const found = decide(match, input);
		if (found !== null) return {
			winner: found.winner,
			by,
			draw: false
		};
	}
	return null;
}
/**
* Derives the outcome of a match (docs/domain.md#winner) from its early decision and its status.
*/
function deriveOutcome(match, decision, status) {
	if (decision !== null) return decision;
	if (status.state !== "ended" || playsItself(match)) return UNDECIDED;
	if (status.by === "taken-as-ended") return UNDECIDED;
	const found = findEndedWinner(match);
	if (found !== null) return {
		...found,
		by: "led",
		draw: found.shared !== void 0
	};
	return match.groupId !== null && isTied(match) ? {
		...UNDECIDED,
		draw: true
	} : UNDECIDED;
}
// core/bracket/coverage.ts
/** Returns which matches of a tournament the service's lists may hide: past ones, future ones. */
function tournamentListGaps({ start }, { upcomingCapped, unseenBefore }) {
	return {
		past: unseenBefore !== null && (start === null || start < unseenBefore),
		future: upcomingCapped
	};
}
/** Returns whether a match counts in its tournament: byes and unneeded bracket resets do not. */
function isCounted({ status, unresolved }) {
	return status.by !== "bye" && unresolved !== "reset-not-needed";
}
/** Derives how much of a tournament was seen, and how many matches it is proven to have. */
function deriveTournamentCoverage(parts, gaps) {
	const hasAll = isEveryPartSeen(parts);
	const absences = listAbsences(parts);
	const missesPast = absences.some((reason) => reason === "before-watching" || reason === "not-listed") || gaps.past && !(hasAll && hasFirstDay(parts));
	const missesFuture = gaps.future && !isDecided$1(parts) && !(hasAll && parts.decidedBy !== null);
	const unseenInGroups = parts.groups.reduce((sum, { coverage }) => sum + (coverage.unseen ?? 0), 0);
	const unseen = absences.filter((reason) => reason === "before-watching").length + unseenInGroups;
	return {
		expected: missesPast || missesFuture ? null : findProvenNumber(parts),
		coverage: {
			partial: missesPast || missesFuture || unseenInGroups > 0,
			unseen: unseen > 0 && !gaps.past && !missesFuture ? unseen : null
		},
		missesPast
	};
}
/** Returns why each place without a match has none. */
function listAbsences({ reconstructions }) {
	return reconstructions.flatMap(({ bracket }) => bracket.rounds.flatMap(({ places }) => places.flatMap(({ absence }) => absence ?? [])));
}
/** Returns whether every match of every bracket and group is proven to be seen. */
function isEveryPartSeen({ matches, reconstructions, groups }) {
	return reconstructions.length > 0 && reconstructions.every((each) => each.isEveryMatchSeen) && groups.every(({ expected, coverage }) => expected !== null && !coverage.partial) && !matches.some(hasNoStage);
}
/** Returns whether a match of the tournament's first day was seen: no stage was before it. */
function hasFirstDay({ matches, start }) {
	return start !== null && matches.some(({ match }) => (match.start ?? Infinity) < start + 864e5);
}
function isDecided$1({ reconstructions, decidedBy }) {
	return reconstructions.some(({ bracket }) => bracket.key === decidedBy && bracket.champion !== null);
}
/**
* Returns the number of matches of all brackets and groups; `null` if it is not proven: one of theirs
* is unknown, a match is in no part, there is no bracket (one may follow) or a later stage, or a match
* that counts will never be played.
*/
function findProvenNumber(parts) {
	const { matches, reconstructions, groups, isOver, hasLaterStage } = parts;
	if (reconstructions.length === 0 || matches.some(hasNoStage) || hasLaterStage) return null;
	const counted = matches.filter(isCounted);
	if (counted.some(({ unresolved }) => unresolved !== null)) return null;
	const sum = [...groups, ...reconstructions].reduce((total, { expected }) => total === null || expected === null ? null : total + expected, 0);
	return isOver && sum !== counted.length ? null : sum;
}
function hasNoStage({ match }) {
	return match.bracketId === null && match.groupId === null;
}
// core/ranking/stages.ts
/**
* Creates the stages of a tournament.
*
* @param matches All of the tournament, in any order.
*/
function createStages(matches, brackets) {
	const inGroups = matches.filter(({ match }) => match.groupId !== null);
	const bracketStages = brackets.map((bracket) => {
		const isOwn = ({ match }) => bracket.ids.includes(match.bracketId ?? "");
		const stage = {
			bracket,
			groupId: null,
			parts: createParts(() => matches.filter(isOwn)),
			nextOf: (key) => {
				const later = bracketStages.filter((other) => other !== stage && other.parts().has(key)).filter((other) => isBefore(stage, other, key)).map((other) => ({
					other,
					start: Math.min(...startsOf(other, key))
				}));
				const first = Math.min(...later.map(({ start }) => start));
				return later.flatMap(({ other, start }) => start === first ? other.bracket.key : []);
			}
		};
		return stage;
	});
	return {
		brackets: bracketStages,
		groups: [...groupBy(inGroups, ({ match }) => match.groupId)].map(([groupId, own]) => ({
			bracket: null,
			groupId,
			parts: createParts(() => own)
		}))
	};
}
/**
* Returns whether contestants advance from one stage to another. From a group: any contestant plays
* in both. From a bracket: everyone who won their last match there plays on in another bracket, some
* of them in this one next, and those who play in both are at most half of the contestants of one of
* the two (of a pool, losers play on, too) and start no match of the next stage earlier.
*/
function feeds(from, to) {
	if (from === to || to.bracket === null) return false;
	const shared = [...from.parts().keys()].filter((key) => to.parts().has(key));
	if (shared.length === 0) return false;
	if (!("nextOf" in from)) return true;
	if (2 * shared.length > Math.max(from.parts().size, to.parts().size)) return false;
	const advancing = [...from.parts()].filter(([, parts]) => wonLast(parts)).map(([key]) => key);
	const { key: next } = to.bracket;
	const nexts = advancing.map(from.nextOf);
	return nexts.some((keys) => keys.includes(next)) && nexts.every((keys) => keys.length > 0) && shared.every((key) => isBefore(from, to, key));
}
/**
* Returns whether a bracket plays for places of those who were eliminated in one round of another
* one: its contestants are all losers of that round, and it starts later.
*/
function isPlacementOf(placement, main) {
	if (placement === main) return false;
	const lastRounds = /* @__PURE__ */ new Set();
	for (const key of placement.parts().keys()) {
		const last = main.parts().get(key)?.at(-1);
		if (last === void 0 || findContestantResult(last) !== "lost") return false;
		if (!isBefore(main, placement, key)) return false;
		lastRounds.add(last.derived.round?.key);
	}
	const [round, ...others] = lastRounds;
	if (round === void 0 || others.length > 0) return false;
	return [...main.parts().values()].filter((parts) => {
		const last = parts.at(-1);
		return last?.derived.round?.key === round && findContestantResult(last) === "lost";
	}).length === placement.parts().size;
}
function createParts(matches) {
	let parts = null;
	return () => {
		parts ??= groupBy(appearancesOf(matches().toSorted(comparePlayOrder)), ({ entry }) => entry.key);
		return parts;
	};
}
function wonLast(parts) {
	return parts.slice(-1).some((last) => last.derived.status.by === "bye" || findContestantResult(last) === "won");
}
/** Returns whether a contestant starts no match of a stage before one of an earlier stage. */
function isBefore(earlier, later, key) {
	return Math.max(...startsOf(earlier, key)) <= Math.min(...startsOf(later, key));
}
function startsOf({ parts }, key) {
	return must(parts().get(key), "a shared contestant is in both stages").map(({ derived }) => derived.match.start).filter((start) => start !== null);
}
// core/ranking/deciding-bracket.ts
/**
* Finds the bracket whose final decides the whole tournament: the only one, or the last stage that
* every other bracket and group feeds, directly or through another. Brackets that play for places
* of those who were eliminated in one round do not count, once that round's bracket has a champion.
*
* @returns Key of the bracket; `null` if no single final is proven to decide the tournament.
*/
function findDecidingBracket({ brackets, groups }) {
	const main = brackets.filter((stage) => !brackets.some((other) => isDecidedPlacement(stage, other)));
	const [only, ...others] = main;
	if (only === void 0) return null;
	if (others.length === 0) return isFedByGroups(only, groups) ? only.bracket.key : null;
	const all = [...main, ...groups];
	return singleOrNull(main.flatMap((stage) => decidesAll(stage, all) ? stage.bracket.key : []));
}
/**
* Finds the bracket that decides a tournament besides brackets for those who did not advance to it:
* it has a champion, all groups feed it, and the contestants of every other bracket were below its
* own in their groups.
*
* @returns Key of the bracket; `null` if there is no such bracket.
*/
function findBracketAboveOthers({ brackets, groups: stages }, groups) {
	return singleOrNull(brackets.filter((stage) => {
		const others = brackets.filter((other) => other !== stage && !isDecidedPlacement(other, stage));
		return stage.bracket.champion !== null && stages.every((group) => feeds(group, stage)) && others.every((other) => followsGroups(other, stages) && isBelow(other, stage, groups));
	}))?.bracket.key ?? null;
}
/** Returns whether the contestants of a bracket were all in groups, and only before it. */
function followsGroups(bracket, groups) {
	return [...bracket.parts().keys()].every((key) => {
		const own = groups.filter(({ parts }) => parts().has(key));
		return own.length > 0 && own.every((group) => isBefore(group, bracket, key));
	});
}
/** Returns whether the contestants of a bracket were below those of another one in every group. */
function isBelow(lower, upper, groups) {
	return groups.every(({ standings }) => {
		const positionsIn = ({ parts }) => standings.filter((row) => parts().has(row.contestant.key)).map((row) => row.position);
		return Math.max(...positionsIn(upper)) < Math.min(...positionsIn(lower));
	});
}
/**
* Returns whether every group with contestants in a bracket is complete and has others with more
* points who play in no bracket: these may have advanced to a later stage at once, so that the
* bracket is not proven to decide the tournament.
*/
function leavesOutBest({ parts }, brackets, groups) {
	const feeding = groups.filter(({ standings }) => standings.some(({ contestant }) => parts().has(contestant.key)));
	return feeding.length > 0 && feeding.every(({ complete, standings }) => {
		const best = must(standings.find(({ contestant }) => parts().has(contestant.key)), "a feeding group has a contestant in the bracket");
		const leftOut = standings.find(({ contestant }) => brackets.every((bracket) => !bracket.parts().has(contestant.key)));
		return complete && leftOut !== void 0 && leftOut.points > best.points;
	});
}
function isDecidedPlacement(stage, other) {
	return other.bracket.champion !== null && isPlacementOf(stage, other);
}
/** Returns whether a contestant of any group plays in the only bracket, or there are no groups. */
function isFedByGroups(only, groups) {
	return groups.length === 0 || groups.some((group) => feeds(group, only));
}
/** Returns whether all contestants of `last` come from other stages, and all stages lead to it. */
function decidesAll(last, stages) {
	const others = stages.filter((stage) => stage !== last);
	const direct = others.filter((stage) => feeds(stage, last));
	if (direct.length === 0 || others.some((stage) => feeds(last, stage))) return false;
	if (![...last.parts().keys()].every((key) => direct.some(({ parts }) => parts().has(key)))) return false;
	const leading = /* @__PURE__ */ new Set([last]);
	for (let before = 0; before < leading.size;) {
		before = leading.size;
		for (const stage of others) if ([...leading].some((next) => feeds(stage, next))) leading.add(stage);
	}
	return leading.size === stages.length;
}
var ONE = {
	min: 1,
	max: 1
};
var NONE = {
	min: 0,
	max: 0
};
var NONE_OR_ONE = {
	min: 0,
	max: 1
};
/** Returns whether a round decides the champion: the final, or the grand final and its reset. */
function isFinal$1({ kind }, { key }) {
	return kind === "double" ? key.startsWith("grand final") : key === "ro2";
}
/** Returns the tiers of a bracket whose rounds form a tree that ends in a final. */
function createEliminationTiers(bracket) {
	const { rounds } = bracket;
	const tiers = [ONE, ONE];
	const ofRound = /* @__PURE__ */ new Map();
	for (const round of rounds) if (isFinal$1(bracket, round)) ofRound.set(round.key, 1);
	if (rounds.some(({ key }) => key === "bronze")) {
		tiers.push(ONE, ONE);
		ofRound.set("bronze", 3);
	}
	const eliminates = createEliminationCount(rounds);
	for (const section of ["lower", "upper"]) for (const round of rounds.toReversed()) {
		if (round.section !== section || round.losersTo !== null || ofRound.has(round.key)) continue;
		ofRound.set(round.key, tiers.length);
		tiers.push(countEliminated(round, eliminates));
	}
	return {
		tiers,
		ofRound
	};
}
/** Returns how many contestants are eliminated at a place without a match, or at a bye. */
function createEliminationCount(rounds) {
	const placeOf = createPlaceOf({ rounds });
	const known = /* @__PURE__ */ new Map();
	/**
	* Returns the number of contestants of a place. Nobody from a match whose contestants are both
	* out counts as one: the ranks of others stay what they would be with a winner and a loser.
	*/
	function contestantsOf({ place, match, bye, slots }) {
		if (bye) {
			const count = slots.filter(({ source }) => !isByeOfDraw(source)).length;
			return {
				min: count,
				max: count
			};
		}
		if (match !== null) return {
			min: 2,
			max: 2
		};
		const found = known.get(place);
		if (found !== void 0) return found;
		const count = sum(slots.map(({ source }) => comingFrom(source)));
		known.set(place, count);
		return count;
	}
	/** Returns the number of contestants, 0 or 1, who reach a slot from its source. */
	function comingFrom(source) {
		switch (source.type) {
			case "winner": return atLeast(1, contestantsOf(placeOf(source.of.place)));
			case "loser": return atLeast(2, contestantsOf(placeOf(source.of.place)));
			case "loser-of-round": return isPlayedInFull(source.round) ? ONE : NONE_OR_ONE;
			case "bye": return isByeOfDraw(source) ? NONE : ONE;
			case "advancing":
			case "seed":
			case "unknown": return NONE_OR_ONE;
		}
	}
	function isPlayedInFull(key) {
		const { places: all } = must(rounds.find((one) => one.key === key), "the losers of a round come from it");
		return all.every(({ match, bye }) => match !== null && !bye);
	}
	return (hole) => atLeast(2, contestantsOf(hole));
}
/** Creates `PlaceOf`. Its index is made when needed: only places without a match need it. */
function createPlaceOf({ rounds }) {
	let places = null;
	return (name) => {
		places ??= new Map(rounds.flatMap((round) => round.places.map((one) => [one.place, one])));
		return must(places.get(name), "links and sources are places of the bracket");
	};
}
function isByeOfDraw(source) {
	return source.type === "bye" && source.nobodyFrom === null;
}
/** Returns how many contestants are eliminated in a round. */
function countEliminated({ places }, eliminates) {
	return sum(places.map((one) => one.match === null || one.bye ? eliminates(one) : ONE));
}
/** Returns 1 if a count is at least `needed`, else 0, as far as the bounds of the count show. */
function atLeast(needed, { min, max }) {
	return {
		min: min >= needed ? 1 : 0,
		max: max >= needed ? 1 : 0
	};
}
function sum(all) {
	const total = { ...NONE };
	for (const { min, max } of all) {
		total.min += min;
		total.max += max;
	}
	return total;
}
// core/match/replaced-names.ts
/**
* Finds the slots of a bracket with a name that is in no match before, although the winner
* or loser of a decided match belongs there, who is in no match after it: a new name of that
* contestant, or a substitute (docs/domain.md#a-new-name-in-a-slot).
*
* @param matches The matches of the tournament by key.
*/
function findReplacedNames({ rounds }, matches) {
	const all = rounds.flatMap((round) => round.places);
	if (!all.some(({ slots }) => slots.some(isStranger))) return [];
	const places = new Map(all.map((one) => [one.place, one]));
	const feeders = findFeeders(all);
	let uses = null;
	return all.flatMap((place) => {
		const derived = matches.get(place.match ?? "");
		if (derived === void 0) return [];
		const candidates = findCandidates(place, derived, feeders.get(place.place) ?? [], matches);
		if (candidates.length === 0) return [];
		const known = uses ??= groupBy(appearancesOf(matches.values()), ({ entry }) => entry.key);
		const later = findLaterMatches(place, places);
		return candidates.filter(({ former, current }) => {
			const isNew = usesOf(known, current).every(({ match }) => later.has(match.key));
			const isGone = usesOf(known, former).every(({ match, round }) => !later.has(match.key) && round?.key !== derived.round?.key);
			return isNew && isGone;
		});
	});
}
/** Returns by place which matches feed it, in order of their slots. */
function findFeeders(places) {
	return groupBy(places.flatMap((place) => [{
		to: place.winnerTo?.place,
		place,
		sendsWinner: true
	}, {
		to: place.loserTo?.place,
		place,
		sendsWinner: false
	}]), ({ to }) => to ?? "");
}
/** Returns who should be in the slots whose contestants come from no match that feeds them. */
function findCandidates({ slots }, match, feeders, matches) {
	const { entries } = match.match;
	const strangers = slots.filter(isStranger).flatMap(({ entry }) => entry === null ? [] : must(entries[entry], "a slot has its entry"));
	if (strangers.length === 0) return [];
	const absent = feeders.flatMap(({ place, sendsWinner }) => {
		const feeder = matches.get(place.match ?? "");
		if (feeder === void 0) return [];
		const former = findContestantFrom(feeder, sendsWinner);
		return former !== null && entries.some(({ key }) => key === former.key) ? [] : [former && {
			former,
			feeder: place.code
		}];
	});
	if (absent.length !== strangers.length) return [];
	return absent.flatMap((one, index) => {
		const current = must(strangers[index], "there are as many");
		return one === null ? [] : [{
			...one,
			current,
			match
		}];
	});
}
function isStranger({ entry, source }) {
	return entry !== null && source.type === "unknown";
}
/** Returns the winner or loser of a match of two; `null` if it is not decided. */
function findContestantFrom({ match: { entries }, outcome: { winner } }, sendsWinner) {
	if (winner === null || entries.length !== 2) return null;
	return must(entries[sendsWinner ? winner : 1 - winner], "a match of two has both contestants");
}
/** Returns the keys of a place's match and of all that its contestants may reach from it. */
function findLaterMatches(place, places) {
	const found = /* @__PURE__ */ new Set();
	const add = (ref) => {
		const one = ref === null ? void 0 : places.get(ref.place);
		if (one === void 0 || found.has(one)) return;
		found.add(one);
		add(one.winnerTo);
		add(one.loserTo);
	};
	add(place);
	return new Set(Array.from(found, ({ match }) => match));
}
function usesOf(uses, { key }) {
	return must(uses.get(key), "the contestant is in one of the matches").map(({ derived }) => derived);
}
/** Returns only the contestant's identity, without scores and seed. */
function contestantRef({ key, name, country }) {
	return {
		key,
		name,
		country
	};
}
// core/ranking/place-finalists.ts
function matchesIn({ places }, matches) {
	return places.flatMap(({ match }) => matches.get(match ?? "") ?? []);
}
/**
* Returns whether the matches of the last round may be the final or the third-place match: no
* semifinal result shows which of them is which.
*/
function areFinalsUnclear({ rounds, champion }, matches) {
	const bronze = rounds.find(({ key }) => key === "bronze");
	if (bronze === void 0 || champion !== null) return false;
	const keysIn = (round) => matchesIn(round, matches).flatMap(({ match }) => match.entries.map(({ key }) => key));
	const inFinal = new Set(rounds.filter(({ key }) => key === "ro2").flatMap(keysIn));
	const inBronze = new Set(keysIn(bronze));
	const semifinals = rounds.filter(({ losersTo }) => losersTo?.long === bronze.name.long).flatMap(({ places }) => places);
	const decided = semifinals.flatMap(({ match }) => {
		const semifinal = matches.get(match ?? "");
		if (semifinal === void 0 || semifinal.outcome.winner === null) return [];
		const keys = semifinal.match.entries.map(({ key }) => key);
		return [{
			winner: keys[semifinal.outcome.winner],
			loser: keys[1 - semifinal.outcome.winner]
		}];
	});
	const isShown = decided.some(({ winner, loser }) => inFinal.has(winner) || inBronze.has(loser));
	return decided.length < semifinals.length && !isShown;
}
/**
* Places champion and runner-up; if they are unknown, those who play the last matches.
*
* @param finals The final, or the grand final and its reset; if it is unclear which is which, the
*   final and the third-place match.
* @param matches The matches of the bracket by key.
*/
function placeFinalists({ rounds, champion, runnerUp, resetPlayed, noChampion }, finals, isUnclear, matches) {
	if (champion !== null) {
		const { key: match } = must(finals.at(resetPlayed ? -1 : 0) ?? findLastMatch(champion, rounds, matches), "a champion won a match").match;
		const first = createPlaced(champion, {
			type: "won",
			match
		}, 0);
		if (runnerUp === null) return [first];
		return [first, createPlaced(runnerUp, {
			type: "lost",
			match
		}, 1)];
	}
	const type = noChampion === null ? "playing" : "undecided";
	const entries = new Map(finals.flatMap(({ match }) => match.entries.map((entry) => [entry.key, {
		entry,
		match
	}])));
	const worst = isUnclear ? 3 : 1;
	return Array.from(entries.values(), ({ entry, match }) => createPlaced(entry, {
		type,
		match: match.key
	}, worst, 0));
}
/** Creates the placement of a contestant in one tier, or from tier `best` to `worst`. */
function createPlaced(contestant, reason, worst, best = worst) {
	return {
		contestant: contestantRef(contestant),
		best,
		worst,
		reason
	};
}
function findLastMatch({ key }, rounds, matches) {
	return rounds.flatMap((round) => matchesIn(round, matches)).findLast(({ match }) => match.entries.some((entry) => entry.key === key));
}
// core/ranking/place-contestants.ts
/**
* Places every contestant of a bracket, once for each time a contestant is eliminated: two
* contestants of the same name are placed twice. First those in the finals, then all others who were
* eliminated, then the rest by their last match.
*
* @returns `best` and `worst` are indexes of tiers.
*/
function placeContestants(bracket, input) {
	const isUnclear = areFinalsUnclear(bracket, input.matches);
	const apart = bracket.rounds.filter((round) => isFinal$1(bracket, round) || isUnclear && round.key === "bronze");
	const finals = apart.flatMap((round) => matchesIn(round, input.matches));
	const rounds = bracket.rounds.filter((round) => !apart.includes(round)).toReversed();
	const context = {
		...input,
		bracket,
		placeOf: createPlaceOf(bracket)
	};
	const placed = [...placeFinalists(bracket, finals, isUnclear, input.matches)];
	for (const round of rounds) if (!hasSecondChance(round, bracket)) placed.push(...placeEliminated(round, context));
	const replaced = findReplacedNames(bracket, input.matches).map(({ former }) => former.key);
	const open = listPlayed(rounds, /* @__PURE__ */ new Set([...placed.map(({ contestant }) => contestant.key), ...replaced]), context).flatMap((one) => placePlayed(one, context) ?? []);
	return open.length === 0 ? placed : [...placed, ...keepLast(open)];
}
/** Places who lost in a round and does not play in the next match nevertheless. */
function placeEliminated(round, context) {
	const { matches, tiers } = context;
	const tier = tierOf(round, tiers);
	const placed = [];
	for (const place of round.places) {
		const derived = matches.get(place.match ?? "");
		if (derived === void 0 || derived.status.by === "bye") continue;
		const { key: match, entries } = derived.match;
		const loser = derived.outcome.winner === null ? void 0 : entries[1 - derived.outcome.winner];
		if (loser === void 0 || entries.length > 2) continue;
		if (!entries.every(({ key }) => playsAt([place.winnerTo], key, context))) placed.push(createPlaced(loser, {
			type: lossOf(loser),
			match
		}, tier));
	}
	return placed;
}
/** Lists the parts of contestants in the matches of rounds, without those of `known` ones. */
function listPlayed(rounds, known, { matches }) {
	const played = [];
	for (const round of rounds) for (const place of round.places) {
		const derived = matches.get(place.match ?? "");
		derived?.match.entries.forEach((entry, index) => {
			if (!known.has(entry.key)) played.push({
				round,
				place,
				derived,
				entry,
				index
			});
		});
	}
	return played;
}
/**
* Keeps the latest result of each contestant: if matches between were not seen, several appear to
* be the last.
*/
function keepLast(placed) {
	const last = /* @__PURE__ */ new Map();
	for (const one of placed) {
		const other = last.get(one.contestant.key);
		if (other === void 0 || one.worst < other.worst) last.set(one.contestant.key, one);
	}
	return last.values();
}
/** Places a contestant by the result of a match; `null` if they play in one after it. */
function placePlayed(played, context) {
	const { round, place, derived, entry, index } = played;
	const { winner } = derived.outcome;
	if (derived.status.by === "bye" || winner === index) return placeWinner(played, context);
	if (winner !== null) return placeLoser(played, context);
	if (playsAt([place.winnerTo, place.loserTo], entry.key, context)) return null;
	const { key: match } = derived.match;
	const worst = worstIn(round, context);
	if (isWithoutWinner(derived)) return createPlaced(entry, {
		type: "disqualified",
		match
	}, worst);
	const isOpen = derived.status.state !== "ended" && derived.unresolved === null;
	const best = round.key === "bronze" ? 2 : 0;
	return createPlaced(entry, {
		type: isOpen ? "playing" : "undecided",
		match
	}, worst, best);
}
function placeWinner({ place, derived, entry }, context) {
	const { key: own } = derived.match;
	const next = place.winnerTo;
	if (next === null) return createPlaced(entry, {
		type: "won",
		match: own
	}, 2);
	if (playsAt([next], entry.key, context)) return null;
	const { match } = next;
	const nextMatch = context.matches.get(match ?? "");
	const waits = !context.isClosed && (nextMatch === void 0 || nextMatch.match.entries.length < 2);
	const worst = worstIn(roundOf$1(context.placeOf(next.place), context.bracket), context);
	return createPlaced(entry, waits ? {
		type: "playing",
		match
	} : {
		type: "undecided",
		match: own
	}, worst, 0);
}
/** Places who lost in an upper round of a double elimination, or before a third-place match. */
function placeLoser({ round, place, derived, entry }, context) {
	const { isClosed, missesPast, bracket } = context;
	const drop = dropRoundOf(round, bracket);
	if (playsAt(drop?.places ?? [place.winnerTo], entry.key, context)) return null;
	const { key: match } = derived.match;
	const worst = worstIn(round, context);
	const isEliminated = drop === null || (place.loserTo === null ? drop.places : [place.loserTo]).every((ref) => isTaken(ref, context));
	if (isClosed && !missesPast && isEliminated) return createPlaced(entry, {
		type: lossOf(entry),
		match
	}, worst);
	return createPlaced(entry, isClosed ? {
		type: "undecided",
		match
	} : {
		type: "playing",
		match: place.loserTo?.match ?? null
	}, worst, drop?.key === "bronze" ? 2 : 0);
}
function lossOf({ score }) {
	return (score ?? 0) < 0 ? "disqualified" : "lost";
}
/** Returns whether a contestant plays at one of these places or, if it has no match, after it. */
function playsAt(refs, key, context) {
	return refs.some((ref) => {
		if (ref === null) return false;
		const derived = context.matches.get(ref.match ?? "");
		if (derived !== void 0) return derived.match.entries.some((entry) => entry.key === key);
		const { winnerTo, loserTo } = context.placeOf(ref.place);
		return playsAt([winnerTo, loserTo], key, context);
	});
}
/** Returns whether others played at a place, or one of them advanced from it without a match. */
function isTaken(ref, { placeOf }) {
	const { match, winnerTo } = placeOf(ref.place);
	if (match !== null || winnerTo === null) return match !== null;
	return placeOf(winnerTo.place).slots.some(({ entry, source }) => entry !== null && source.type === "winner" && source.of.place === ref.place);
}
/** Returns the round that losers of a round drop to; `null` if there is none. */
function dropRoundOf({ losersTo }, { rounds }) {
	if (losersTo === null) return null;
	return must(rounds.find(({ name }) => name.long === losersTo.long), "losers drop to a round of the bracket");
}
function roundOf$1({ round }, { rounds }) {
	return must(rounds.find(({ key }) => key === round), "a place has a round");
}
/** Returns whether losers of a round may play on: in the lower bracket, or for the third place. */
function hasSecondChance({ section, losersTo }, { kind }) {
	return losersTo !== null || kind === "double" && section === "upper";
}
/** Returns the tier of who loses in a round and, with a second chance, in the next match as well. */
function worstIn(round, { bracket, tiers }) {
	return tierOf(dropRoundOf(round, bracket) ?? round, tiers);
}
/** Returns the tier of who is eliminated in a round. */
function tierOf({ key }, { ofRound }) {
	return must(ofRound.get(key), "a round without a second chance has a tier");
}
// core/ranking/rank-heats.ts
/**
* Ranks the contestants of heats from 1: those of the final by their placements, and who is
* eliminated in one round shares its ranks.
*
* @returns Rows in any order; `null` if the sizes of the rounds do not show how
*   many contestants are better.
*/
function rankHeats(bracket, input) {
	const { isClosed, missesPast } = input;
	const isExact = isClosed && !missesPast;
	const columns = columnsOf$1(bracket, input);
	const sizes = new Set(columns.map(({ size }) => size));
	const areNumbers = columns.every(({ size, contestants }) => contestants.size <= size);
	if (sizes.size < columns.length || !(areNumbers || isExact)) return null;
	const last = /* @__PURE__ */ new Map();
	columns.forEach(({ size, matches, contestants }, column) => {
		const tier = {
			from: (columns[column + 1]?.contestants.size ?? 0) + 1,
			to: isExact ? contestants.size : size
		};
		for (const derived of matches) derived.match.entries.forEach((entry, index) => {
			last.set(entry.key, {
				entry,
				index,
				derived,
				tier
			});
		});
	});
	return Array.from(last.values(), (one) => {
		const { from, to, reason } = rankOf(one, isClosed);
		return {
			from,
			to,
			contestant: contestantRef(one.entry),
			reason
		};
	});
}
function columnsOf$1({ rounds }, { matches }) {
	const all = rounds.map((round) => matchesIn(round, matches));
	return all.map((own, index) => {
		const later = all.slice(index).flat();
		return {
			size: Math.min(...own.map(({ match }) => match.roundOf ?? Infinity)),
			matches: own,
			contestants: new Set(later.flatMap(({ match }) => match.entries.map(({ key }) => key)))
		};
	});
}
function rankOf(last, isClosed) {
	const { derived, index, tier } = last;
	const { match, status, outcome, advances } = derived;
	if (advances?.[index] === "out") return {
		...tier,
		reason: reasonOut(last)
	};
	const isFinal = advances === void 0 && tier.from === 1;
	const final = isFinal && outcome.by !== null ? placeIn(derived, index) : null;
	if (final !== null) return final;
	const isOpen = status.state !== "ended" && derived.unresolved === null;
	const reason = !isClosed && !isFinal && !isOpen ? {
		type: "playing",
		match: null
	} : {
		type: isOpen ? "playing" : "undecided",
		match: match.key
	};
	return {
		from: 1,
		to: tier.to,
		reason
	};
}
/** Returns the rank in an ended final; `null` if the contestant has no place in it. */
function placeIn({ match, outcome }, index) {
	const { entries, key } = match;
	if (entries.length < 3) {
		const isWon = outcome.winner === index;
		const rank = isWon ? 1 : 2;
		return {
			from: rank,
			to: rank,
			reason: {
				type: isWon ? "won" : "lost",
				match: key
			}
		};
	}
	const ranked = rankEntries(entries);
	const placed = ranked.filter(({ place }) => place !== null);
	const own = ranked.find((one) => one.index === index)?.place ?? null;
	if (own === null) {
		const reason = {
			type: "placed",
			match: key,
			placement: placed.length + 1
		};
		return {
			from: placed.length + 1,
			to: entries.length,
			reason
		};
	}
	return {
		from: own,
		to: own + placed.filter(({ place }) => place === own).length - 1,
		reason: {
			type: "placed",
			match: key,
			placement: own
		}
	};
}
function reasonOut({ entry, index, derived: { match } }) {
	if (isDisqualified(entry)) return {
		type: "disqualified",
		match: match.key
	};
	const placement = rankEntries(match.entries).find((one) => one.index === index)?.place ?? null;
	return placement === null ? {
		type: "lost",
		match: match.key
	} : {
		type: "placed",
		match: match.key,
		placement
	};
}
// core/ranking/rank-bracket.ts
/**
* Ranks the contestants of one bracket from 1.
*
* @returns Rows in the order of `Ranking.rows`; `null` if the shape of the bracket does not show it.
*/
function rankBracket(bracket, input) {
	if (bracket.kind === "unknown") return null;
	if (bracket.kind === "heats") {
		const rows = rankHeats(bracket, input);
		return rows === null ? null : sortRows(rows);
	}
	if (bracket.rounds.every(({ section }) => section === "lower")) return null;
	const tiers = createEliminationTiers(bracket);
	return boundRanks(placeContestants(bracket, {
		...input,
		tiers
	}), tiers.tiers, input.isClosed && !input.missesPast);
}
/**
* Converts results to ranks from `above + 1`: contestants share the ranks that their results leave
* open.
*
* @param positions The results that the contestants have together; by default they are not known.
*/
function shareRanks(placed, above, positions) {
	const worsts = positions ?? placed.map(({ worst }) => worst);
	const bests = positions ?? placed.map(({ best }) => best);
	return sortRows(placed.map((one) => {
		const better = worsts.filter((worst) => worst < one.best).length;
		const atLeastAsGood = bests.filter((best) => best <= one.worst).length;
		return rowOf(one, above + better + 1, above + atLeastAsGood);
	}));
}
/** Sorts rows by worst possible rank, then best possible rank, then name. */
function sortRows(rows) {
	return rows.toSorted((a, b) => a.to - b.to || a.from - b.from || compareText(a.contestant.name, b.contestant.name));
}
/**
* Converts tiers to ranks: better tiers hold at least, and all tiers up to the worst possible one
* at most, as many contestants as the bracket's places show. Two contestants who are out after the
* same match share at least two ranks, but move nobody else.
*
* @param isEveryoneKnown True if `placed` holds all contestants.
*/
function boundRanks(placed, tiers, isEveryoneKnown) {
	const { bounds, known } = closeFullTiers(placed, tiers);
	const open = bounds.filter(({ best, worst }) => best !== worst).map(({ best }) => best);
	const minAbove = [];
	const maxUpTo = [];
	const sums = {
		min: 0,
		max: 0,
		known: 0
	};
	const pairs = countPairsOut(placed);
	for (const [tier, { min, max }] of tiers.entries()) {
		const all = at(known, tier);
		const count = all - (pairs.get(tier) ?? 0);
		minAbove.push(sums.min);
		sums.min += Math.max(min, count);
		sums.max += Math.max(max, count);
		sums.known += all;
		const present = sums.known + open.filter((best) => best <= tier).length;
		maxUpTo.push(isEveryoneKnown ? Math.min(sums.max, present) : sums.max);
	}
	return sortRows(placed.map((one, index) => {
		const { best, worst } = at(bounds, index);
		const from = 1 + at(minAbove, best);
		const to = Math.max(from, at(maxUpTo, worst));
		return rowOf(one, pairs.has(worst) ? Math.min(from, to - 1) : from, to);
	}));
}
/** Counts the matches after which both contestants are out, by their tier. */
function countPairsOut(placed) {
	const out = placed.filter(({ reason }) => reason.type === "disqualified");
	const counts = /* @__PURE__ */ new Map();
	for (const [, [one, other]] of groupBy(out, ({ reason }) => "match" in reason && reason.match)) {
		if (one === void 0 || other === void 0) continue;
		counts.set(one.worst, (counts.get(one.worst) ?? 0) + 1);
	}
	return counts;
}
/**
* Returns the possible tiers of each contestant, without the best ones if these are full, and the
* number of contestants whose tier is certain. A tier may get more than it has places: a match
* without a winner may eliminate both contestants.
*/
function closeFullTiers(placed, tiers) {
	const known = tiers.map(() => 0);
	const count = ({ best, worst }) => {
		if (best === worst) known[best] = at(known, best) + 1;
	};
	placed.forEach(count);
	const free = tiers.findIndex(({ max }, tier) => at(known, tier) < max);
	const firstFree = free < 0 ? tiers.length - 1 : free;
	return {
		bounds: placed.map((one) => {
			if (one.best === one.worst) return one;
			const best = Math.max(one.best, firstFree);
			const closed = {
				best,
				worst: Math.max(best, one.worst)
			};
			count(closed);
			return closed;
		}),
		known
	};
}
function at(values, index) {
	return must(values[index], "every result is one of the tiers");
}
function rowOf({ contestant, reason }, from, to) {
	return {
		from,
		to,
		contestant,
		reason
	};
}
// core/ranking/place-in-groups.ts
/** Places contestants by their positions in groups of one stage: equal positions are equal. */
function placeInGroups(groups) {
	return groups.flatMap((group) => {
		const { key, kind, isRuleKnown, standings } = group;
		const isAssumed = createAssumedCheck(standings);
		return standings.map((row) => {
			const { contestant, position, best, worst } = row;
			const isUncertain = kind === "ranked" ? !isRuleKnown : isAssumed(row);
			return {
				contestant,
				best,
				worst,
				reason: {
					type: "group",
					group: key,
					position,
					isAssumed: isUncertain
				}
			};
		});
	});
}
/**
* Creates a function that returns whether a usual rule may give a contestant, or another one who may
* have their position, another position than the assumed rule.
*/
function createAssumedCheck(standings) {
	const uncertain = standings.filter(({ position, best, worst }) => {
		const tied = standings.filter((row) => row.position === position);
		return best !== position || worst !== position + tied.length - 1;
	});
	return ({ best, worst }) => uncertain.some((other) => other.best <= worst && best <= other.worst);
}
/**
* Moves contestants below those of their group who advanced: the rule may have placed one of these
* lower, and an assumed rule leaves open who was better.
*/
function placeBelow(rest, advanced) {
	const above = groupBy(advanced, groupOf);
	const groups = groupBy(rest, groupOf);
	if (groups.has(null)) return { moved: rest };
	const moved = [];
	const positions = [];
	for (const [group, own] of groups) {
		const better = above.get(group) ?? [];
		for (const [index, one] of own.entries()) {
			moved.push(moveBelow(one, own, better));
			positions.push(better.length + index + 1);
		}
	}
	return {
		moved,
		positions
	};
}
function groupOf({ reason }) {
	return reason.type === "group" ? reason.group : null;
}
function moveBelow(one, rest, advanced) {
	const others = rest.filter((other) => other !== one);
	const surelyAbove = others.filter(({ worst }) => worst < one.best).length;
	const maybeAbove = others.filter(({ best }) => best <= one.worst).length;
	const maybeBelow = advanced.filter(({ worst }) => worst >= one.best).length;
	return {
		...one,
		best: Math.max(one.best, advanced.length + surelyAbove + 1),
		worst: Math.min(one.worst + maybeBelow, advanced.length + maybeAbove + 1)
	};
}
// core/ranking/earlier-stages.ts
/**
* Returns the contestants of the stages before the last one, those of the latest stage first: the
* brackets that feed it, then those that feed these, brackets for contestants who did not advance
* from the groups, then the groups. After the end, all groups are complete.
*/
function placeEarlierStages(root, { brackets, groups }, rankStage) {
	const levels = [];
	const left = new Set(brackets);
	for (const stage of brackets) if (stage === root || brackets.some((other) => isPlacementOf(stage, other))) left.delete(stage);
	for (let next = [root]; next.length > 0;) {
		const feeders = [...left].filter((stage) => next.some((one) => feeds(stage, one)));
		for (const stage of feeders) left.delete(stage);
		if (feeders.length > 0) levels.push(bestOf(feeders.map((one) => placeInStage(one, rankStage))));
		next = feeders;
	}
	const rows = groups.flatMap(({ standings }) => standings);
	const positionIn = ({ parts }) => Math.min(...rows.filter((row) => parts().has(row.contestant.key)).map(({ position }) => position));
	for (const stage of [...left].toSorted((a, b) => positionIn(a) - positionIn(b))) levels.push(placeInStage(stage, rankStage));
	const stages = [...new Set(groups.map(({ stage }) => stage))].toSorted((a, b) => b - a);
	for (const stage of stages) levels.push(placeInGroups(groups.filter((group) => group.stage === stage)));
	return levels;
}
/** Returns the better result of contestants who played in several of these stages. */
function bestOf(stages) {
	return stages.flatMap((own, index) => own.filter(({ contestant: { key }, best }) => stages.every((others, at) => at === index || others.every((other) => other.contestant.key !== key || best < other.best || best === other.best && index < at))));
}
/** Places contestants by their ranks in a bracket; as equals if the bracket does not show them. */
function placeInStage(stage, rankStage) {
	const rows = rankStage(stage);
	if (rows !== null) return rows.map(({ contestant, from, to, reason }) => ({
		contestant,
		best: from,
		worst: to,
		reason
	}));
	return [...stage.parts().values()].flatMap((parts) => parts.slice(-1).map(({ entry, derived }) => ({
		contestant: contestantRef(entry),
		best: 1,
		worst: 1,
		reason: {
			type: "undecided",
			match: derived.match.key
		}
	})));
}
// core/ranking/derive-rankings.ts
/**
* Derives the ranking of a tournament (docs/domain.md#ranking): by the bracket that decides it,
* then by the stages that feed it. If no final decides all, one ranking per bracket that feeds no
* other; without brackets by the only group of the last stage, once the tournament is over.
*/
function deriveRankings(input) {
	const { brackets, groups, decidedBy, isOver } = input;
	if (brackets.length === 0) return isOver ? rankGroups(groups) : [];
	const rankStage = createRankStage(input);
	if (decidedBy !== null) {
		const root = must(brackets.find(({ bracket }) => bracket.key === decidedBy), "the deciding bracket is a stage");
		const rows = rankStage(root) ?? [];
		if (brackets.length === 1 && groups.length === 0) return createRanking(root, rows, isOver);
		const below = isOver ? rankBelow(root, rows, input, rankStage) : rankRest(root, rows, input);
		return createRanking(root, sortRows([...rows, ...below]), isOver);
	}
	const rankings = brackets.flatMap((stage) => {
		if (brackets.some((other) => feeds(stage, other) || isPlacementOf(stage, other))) return [];
		return createRanking(stage, rankStage(stage) ?? [], isOver);
	});
	return rankings.length < 2 ? rankings : rankings.map(withFinalIfFirst);
}
/** Returns the ranking of a bracket; none before the first contestant is eliminated. */
function createRanking({ bracket }, rows, isFinal) {
	return rows.every(({ reason: { type } }) => type === "playing" || type === "undecided") ? [] : [{
		bracket: bracket.key,
		group: null,
		isFinal,
		rows
	}];
}
/** Returns a ranking that is not final while it is not known who is first. */
function withFinalIfFirst(ranking) {
	return ranking.rows.every(({ from, to, reason: { type } }) => from > 1 || to === 1 || type !== "playing" && type !== "undecided") ? ranking : {
		...ranking,
		isFinal: false
	};
}
function createRankStage({ matches, brackets, isOver, missesPast }) {
	const byKey = new Map(matches.map((one) => [one.match.key, one]));
	const rankStage = (stage) => {
		const { bracket } = stage;
		const isClosed = isOver || bracket.complete;
		const rows = rankBracket(bracket, {
			matches: byKey,
			isClosed,
			missesPast
		});
		if (rows === null || brackets.length === 1) return rows;
		return sortRows(brackets.filter((other) => isPlacementOf(other, stage)).reduce(refine, rows));
	};
	/** Replaces the rank that the contestants of a placement bracket share by their ranks in it. */
	function refine(rows, placement) {
		const own = rankStage(placement);
		if (own === null) return rows;
		const byContestant = new Map(own.map((row) => [row.contestant.key, row]));
		return rows.map((row) => {
			const inPlacement = byContestant.get(row.contestant.key);
			if (inPlacement === void 0) return row;
			const { from, to, reason } = inPlacement;
			return {
				...row,
				from: row.from + from - 1,
				to: Math.max(row.from + from - 1, row.to - (own.length - to)),
				reason
			};
		});
	}
	return rankStage;
}
/** Ranks the contestants of earlier stages who did not reach the last one, after the end. */
function rankBelow(root, rows, input, rankStage) {
	if (input.missesPast) return [];
	const ranked = [...rows];
	for (const placed of placeEarlierStages(root, input, rankStage)) ranked.push(...rankLevel(placed, ranked));
	return ranked.slice(rows.length);
}
/** Ranks the contestants of a stage who did not advance to those that are ranked already. */
function rankLevel(placed, ranked) {
	const counts = /* @__PURE__ */ new Map();
	for (const { contestant } of ranked) counts.set(contestant.key, (counts.get(contestant.key) ?? 0) + 1);
	const advanced = /* @__PURE__ */ new Set();
	for (const one of placed.toSorted((a, b) => a.best - b.best)) {
		const left = counts.get(one.contestant.key) ?? 0;
		counts.set(one.contestant.key, left - 1);
		if (left > 0) advanced.add(one);
	}
	const { moved, positions } = placeBelow(placed.filter((one) => !advanced.has(one)), [...advanced]);
	return shareRanks(moved, ranked.length, positions);
}
/**
* Ranks those who did not reach the last stage while it is played: somewhere below its contestants,
* once all groups are complete, no slot of the bracket is open, and no group may be unseen.
*/
function rankRest(root, rows, { brackets, groups, missesPast }) {
	const isFull = root.bracket.rounds.every(({ places }) => places.every(({ bye, slots }) => slots.every(({ entry, source: { type } }) => {
		return bye || entry !== null || !(type === "seed" || type === "unknown");
	})));
	if (missesPast || brackets.length > 1 || !isFull) return [];
	if (!groups.every(({ complete }) => complete)) return [];
	const known = new Set(rows.map(({ contestant }) => contestant.key));
	return shareRanks(groups.flatMap((group) => placeInGroups([group])).filter(({ contestant }) => !known.has(contestant.key)).map(({ contestant, reason }) => ({
		contestant,
		reason,
		best: 0,
		worst: 0
	})), rows.length);
}
/** Ranks a tournament without brackets. */
function rankGroups(groups) {
	const last = Math.max(...groups.map(({ stage }) => stage));
	const [group, ...others] = groups.filter(({ stage }) => stage === last);
	if (group === void 0 || others.length > 0 || !groups.every((one) => one.complete)) return [];
	const stages = [...new Set(groups.map(({ stage }) => stage))].toSorted((a, b) => b - a);
	const ranked = [];
	for (const stage of stages) {
		const placed = placeInGroups(groups.filter((one) => one.stage === stage));
		ranked.push(...rankLevel(placed, ranked));
	}
	const isFinal = groups.some(({ standings }) => standings.some(({ played }) => played > 0));
	return [{
		bracket: null,
		group: group.key,
		isFinal,
		rows: sortRows(ranked)
	}];
}
// core/bracket/types/round-names-and-codes.ts
var LATE_ROUNDS = {
	8: {
		long: "Quarterfinals",
		code: "QF"
	},
	4: {
		long: "Semifinals",
		code: "SF"
	}
};
/** Returns the label of round `ro{n}` of a single elimination: "Round of 16", "R16". */
function createSingleRoundNaming(n) {
	if (n === 2) return label("Final", "F", false);
	const late = LATE_ROUNDS[n];
	return late === void 0 ? label(`Round of ${n}`, `R${n}`, true) : label(late.long, late.code, true);
}
/** Returns the label of upper round `ro{n}`, the `k`-th of its bracket's geometry (1-based). */
function createUpperRoundNaming(n, k) {
	if (n === 2) return label("Upper Bracket Final", "UBF", false);
	const late = LATE_ROUNDS[n];
	const title = late === void 0 ? `Round ${k}` : late.long;
	const code = late === void 0 ? `R${k}` : late.code;
	return label(`Upper Bracket ${title}`, `UB${code}`, true);
}
/** Returns the label of round `lower ro{n}s{stage}`, the `k`-th lower round (1-based). */
function createLowerRoundNaming(n, stage, k) {
	if (n === 2) return stage === 2 ? label("Lower Bracket Final", "LBF", false) : label("Lower Bracket Semifinal", "LBSF", false);
	if (n === 4 && stage === 2) return label("Lower Bracket Quarterfinals", "LBQF", true);
	return label(`Lower Bracket Round ${k}`, `LBR${k}`, true);
}
var BRONZE_NAMING = label("Third Place Match", "3rd", false, "3RD");
var GRAND_FINAL_NAMING = label("Grand Final", "GF", false);
var RESET_NAMING = label("Bracket Reset", "GF2", false);
/** Returns the label of a round of unknown type: by size and stage, without a size by column. */
function createUnknownTypeRoundNaming(n, stage, column) {
	if (n === null) return label(`Column ${column}`, `C${column}`, true);
	if (stage === 1) return label(`Round of ${n}`, `R${n}`, true);
	return label(`Round of ${n}, stage ${stage}`, `R${n}S${stage}`, true);
}
/** Creates a label; the medium name shortens the section only: "UB Round 2". */
function label(long, short, codeHasRow, code = short) {
	return {
		name: {
			long,
			medium: long.replace(/^(U|L)(?:pp|ow)er Bracket/, "$1B"),
			short
		},
		code,
		codeHasRow
	};
}
// core/bracket/types/geometry.ts
var BRONZE_KEY = "bronze";
var GRAND_FINAL_KEY = "grand final";
var RESET_KEY = "grand final reset";
/** Returns the smallest power of two that is at least `n` and at least 2. */
function ceilToPowerOfTwo(n) {
	let size = 2;
	while (size < n) size *= 2;
	return size;
}
/**
* Returns the rounds of a single elimination, from the round of `size` contestants to the final.
* `bronze` adds a third-place match.
*/
function singleGeometry(size, bronze) {
	const rounds = [];
	for (let n = size; n >= 2; n /= 2) rounds.push(createRound(createSingleRoundNaming(n), {
		key: `ro${n}`,
		section: "upper",
		places: n / 2,
		winnersTo: n > 2 ? `ro${n / 2}` : null,
		losersTo: n === 4 && bronze ? BRONZE_KEY : null
	}));
	if (bronze) rounds.push(finalsRound(BRONZE_KEY, BRONZE_NAMING));
	return geometry(size, rounds);
}
/** Returns a double elimination with N = max(upper size, 2 × largest lower n), at least 2. */
function doubleGeometry(shape) {
	const size = Math.max(shape.upper ?? 2, 2 * (shape.lower ?? 1));
	const lower = lowerRounds(size, shape);
	if (!shape.hasUpper) return geometry(size, lower);
	const upper = upperRounds$1(size, shape.upper ?? size, lower);
	const finals = [finalsRound(GRAND_FINAL_KEY, GRAND_FINAL_NAMING)];
	if (shape.reset) finals.push(finalsRound(RESET_KEY, RESET_NAMING));
	return geometry(size, [
		...upper,
		...lower,
		...finals
	]);
}
/** Returns the row of round `to` that row `row` of round `from` feeds. */
function fedRow(row, from, to) {
	return from.places > to.places ? Math.ceil(row / 2) : row;
}
/** Returns the rows of round `from` that feed row `row` of round `to`, in ascending order. */
function feederRowsOf(row, from, to) {
	return from.places > to.places ? [2 * row - 1, 2 * row] : [row];
}
/** Returns the code of a bracket place: `UBQF-2`, or `A-UBQF-2` with prefix "A". */
function placeCode(label, row, prefix) {
	const code = label.codeHasRow ? `${label.code}-${row}` : label.code;
	return prefix === "" ? code : `${prefix}-${code}`;
}
function upperRounds$1(size, first, lower) {
	const lowerKeys = new Set(lower.map((round) => round.key));
	const rounds = [];
	for (let n = first; n >= 2; n /= 2) {
		const losersTo = n === size ? `lower ro${n / 2}s1` : `lower ro${n}s2`;
		rounds.push(createRound(createUpperRoundNaming(n, Math.log2(size / n) + 1), {
			key: `ro${n}`,
			section: "upper",
			places: n / 2,
			winnersTo: n > 2 ? `ro${n / 2}` : GRAND_FINAL_KEY,
			losersTo: lowerKeys.has(losersTo) ? losersTo : null
		}));
	}
	return rounds;
}
function lowerRounds(size, shape) {
	const rounds = [];
	for (let n = size / 2; n >= 2; n /= 2) for (const stage of [1, 2]) {
		if (stage === 1 && n === size / 2 && !shape.lowerOpensWithStage1) continue;
		const afterStage2 = n > 2 ? `lower ro${n / 2}s1` : GRAND_FINAL_KEY;
		const winnersTo = stage === 1 ? `lower ro${n}s2` : afterStage2;
		rounds.push(createRound(createLowerRoundNaming(n, stage, 2 * Math.log2(size / n) - 2 + stage), {
			key: `lower ro${n}s${stage}`,
			section: "lower",
			places: n / 2,
			winnersTo: winnersTo === "grand final" && !shape.hasUpper ? null : winnersTo,
			losersTo: null
		}));
	}
	return rounds;
}
function finalsRound(key, naming) {
	return createRound(naming, {
		key,
		section: "finals",
		places: 1,
		winnersTo: null,
		losersTo: null
	});
}
function createRound({ name, code, codeHasRow }, { key, section, places, winnersTo, losersTo }) {
	return {
		name,
		code,
		codeHasRow,
		key,
		section,
		places,
		winnersTo,
		losersTo
	};
}
function geometry(size, rounds) {
	return {
		size,
		rounds,
		byKey: new Map(rounds.map((round) => [round.key, round]))
	};
}
// core/bracket/proven-bracket-matches.ts
/**
* Returns how many matches a bracket is proven to have, without byes and an unneeded bracket reset.
* Proof: the stated size fits the rounds, the first rounds show which places are byes and every
* other contestant of the first round, the final is listed, there are no issues, and no bracket reset
* may follow.
*
* @returns `null` if one of these does not hold.
*/
function countProvenBracketMatches(shape) {
	const { rounds, resetPlayed, isDecided } = shape;
	if (!isShapeProven(shape)) return null;
	if (!resetPlayed && !isDecided && rounds.some(({ key }) => key === "grand final")) return null;
	return rounds.filter(({ key }) => key !== "grand final reset" || resetPlayed).reduce((sum, { places }) => sum + places.filter(({ bye }) => !bye).length, 0);
}
/** Returns whether the shape of a bracket is proven and every match of it was seen. */
function isEveryMatchSeen(shape) {
	return isShapeProven(shape) && !shape.rounds.some(hasHoles);
}
function isShapeProven({ size, geometrySize, rounds, isContradicted }) {
	const first = rounds.find(({ section }) => section === "upper");
	if (size === null || first === void 0 || isContradicted) return false;
	if (ceilToPowerOfTwo(size) !== geometrySize || 2 * first.places.length !== geometrySize) return false;
	if (rounds.filter(({ key }) => key === "grand final" || key === "ro2").some(hasHoles)) return false;
	if (first.places.some(({ bye, match, slots }) => !bye && match !== null && slots.some(({ entry }) => entry === null))) return false;
	return ![first, ...(first.places.some(({ bye }) => bye) ? rounds.filter(({ section }) => section === "lower") : []).slice(0, 2)].some(hasHoles);
}
function isHole({ match, bye }) {
	return match === null && !bye;
}
function hasHoles({ places }) {
	return places.some(isHole);
}
// core/ranking/explain-holes.ts
/**
* Explains the places of brackets that have no match: their contestants play on in another bracket,
* or, once the tournament is over, no match was listed. Before that, a bracket without a final has
* no reason for having no champion, because its final may still be listed.
*
* @param stages The brackets of a tournament.
* @param derived The matches of the tournament.
* @param isOver True if nothing more is expected of the tournament.
* @returns The stages in the same order, with the same brackets if nothing changes.
*/
function explainHoles(stages, derived, isOver) {
	const canExplain = stages.some(({ bracket }) => hasHole(bracket)) && (stages.length > 1 || isOver);
	const matches = new Map(canExplain ? derived.map((one) => [one.match.key, one]) : []);
	return stages.map((stage) => {
		const bracket = canExplain ? explainPlaces(stage, stages, matches, isOver) : stage.bracket;
		return Object.assign({}, stage, { bracket: isOver ? bracket : withoutEarlyReason(bracket) });
	});
}
/** Removes the reason for having no champion if a final may still be listed. */
function withoutEarlyReason(bracket) {
	const { noChampion } = bracket;
	return noChampion === "final-not-listed" || noChampion === "unknown-type" ? {
		...bracket,
		noChampion: null
	} : bracket;
}
function explainPlaces(stage, stages, matches, isOver) {
	const { bracket } = stage;
	if (!hasHole(bracket)) return bracket;
	const next = stages.filter((other) => feeds(stage, other));
	const comingTo = createContestantsFinder(bracket, matches);
	return withPlaces(bracket, matches, (place) => {
		if (!isHole(place)) return place;
		const coming = comingTo(place);
		if (playsOn$1(coming, next)) return {
			...place,
			absence: "continues",
			continuesIn: findContinuation(coming, next)
		};
		const isPromised = place.absence !== "before-watching";
		return isOver && isPromised ? {
			...place,
			absence: "not-listed"
		} : place;
	});
}
function hasHole({ rounds }) {
	return rounds.some(({ places }) => places.some(isHole));
}
/** Returns whether each of these contestants, if there are any, plays in one of these brackets. */
function playsOn$1(contestants, next) {
	return contestants.size > 0 && [...contestants].every((key) => next.some(({ parts }) => parts().has(key)));
}
/** Returns the only bracket in which all of these contestants play; `null` if there is none. */
function findContinuation(contestants, next) {
	return singleOrNull(next.filter(({ parts }) => [...contestants].every((key) => parts().has(key))))?.bracket.key ?? null;
}
/** Creates a function that returns all contestants who may come to a place. */
function createContestantsFinder({ rounds }, matches) {
	const placeOf = createPlaceOf({ rounds });
	const found = /* @__PURE__ */ new Map();
	const comingTo = (place) => {
		const known = found.get(place.place);
		if (known !== void 0) return known;
		const contestants = new Set(place.slots.flatMap(({ source }) => [...comingFrom(source)]));
		found.set(place.place, contestants);
		return contestants;
	};
	const comingFrom = (source) => {
		switch (source.type) {
			case "winner":
			case "loser": return contestantsOf(source.of.place, source.type);
			case "loser-of-round": return losersOf(source.round);
			case "advancing":
			case "seed":
			case "bye":
			case "unknown": return [];
		}
	};
	const losersOf = (key) => {
		const { places: all } = must(rounds.find((one) => one.key === key), "losers come from a round of the bracket");
		return all.flatMap(({ place }) => Array.from(contestantsOf(place, "loser")));
	};
	const contestantsOf = (name, which) => {
		const place = placeOf(name);
		const match = matches.get(place.match ?? "");
		if (match === void 0) return comingTo(place);
		const { entries } = match.match;
		const { winner } = match.outcome;
		if (winner === null) return entries.map(({ key }) => key);
		return entries.filter((_, index) => index === winner === (which === "winner")).map(({ key }) => key);
	};
	return comingTo;
}
/** Returns a bracket with changed places. It is complete if they explain all that is missing. */
function withPlaces(bracket, matches, change) {
	const rounds = bracket.rounds.map((round) => ({
		...round,
		places: round.places.map(change)
	}));
	const places = rounds.flatMap((round) => round.places);
	const holes = places.filter(isHole);
	const continues = holes.length > 0 && holes.every(({ absence }) => absence === "continues");
	const isClosed = places.every(({ match }) => {
		const derived = matches.get(match ?? "");
		return derived === void 0 || derived.status.state === "ended" || derived.unresolved !== null;
	});
	if (!continues || !isClosed || bracket.champion !== null) return {
		...bracket,
		rounds
	};
	return {
		...bracket,
		rounds,
		complete: true,
		noChampion: "continues"
	};
}
// core/bracket/tournament-end.ts
/** How long after its last start a tournament without a stated end may go on. */
var LONGEST_PAUSE = 30 * DAY;
/** How long a tournament may last after the last start of the final that decides it. */
var LONGEST_END = 2 * DAY;
/**
* Derives whether a tournament is over: no match is open, and either its champion is known and its
* end is less than two days after the last start (else a further stage may follow), or both are a
* day ago (without an end: the last start 30 days) and no match has changed for an hour.
*
* @param matches All of the tournament, after `markUnresolved`.
*/
function deriveTournamentEnd(matches, tournament, hasChampion, now) {
	if (matches.some(isOpen$1)) return {
		isOver: false,
		validUntil: null
	};
	const lastStart = Math.max(...matches.map(({ match }) => match.start ?? -Infinity));
	const { end } = tournament;
	if (hasChampion && (end === null || end - lastStart <= LONGEST_END)) return {
		isOver: true,
		validUntil: null
	};
	const last = end === null ? lastStart + LONGEST_PAUSE : Math.max(end, lastStart) + DAY;
	if (last === -Infinity) return {
		isOver: false,
		validUntil: null
	};
	const changes = matches.filter(({ sighting }) => sighting.changedAt > sighting.firstSeen).map(({ sighting }) => sighting.changedAt + HOUR);
	const overAt = Math.max(last, ...changes);
	return now > overAt ? {
		isOver: true,
		validUntil: null
	} : {
		isOver: false,
		validUntil: overAt
	};
}
function isOpen$1({ status, unresolved }) {
	return status.state !== "ended" && unresolved === null;
}
// core/groups/group-matches.ts
var byRow = combineComparators((a, b) => compareNullable(a.match.row, b.match.row), (a, b) => compareIds(a.match.id, b.match.id));
/** Derives the group matches of a tournament. Code G3-2 is the second match of group 3. */
function deriveGroupMatches(seen, context) {
	const inGroups = seen.filter(({ match }) => match.groupId !== null);
	const numbers = numberGroups(inGroups.map(({ match }) => match));
	const groups = groupBy(inGroups, ({ match }) => match.groupId);
	const inPoints = findGroupsScoredInPoints(inGroups.map(({ match }) => match));
	return [...numbers.values()].flatMap(({ id, number }) => {
		const matches = must(groups.get(id), "a numbered group has matches");
		const countGames = scoresCountGames(matches.map(({ match }) => match));
		const ordered = matches.toSorted(byRow);
		const rows = rowsOf(ordered);
		return ordered.map((one, index) => {
			const derived = deriveMatchResult(one, null, countGames, context);
			const result = inPoints.has(id) ? withoutEmptyDraw(one, derived) : derived;
			const code = `G${number}-${rows[index]}`;
			return deriveMatch(one, result, positionWithoutFeeders(one.match, code, null), context.listedAt);
		});
	});
}
/** Removes the draw of a match that gave no points: both contestants forfeited. */
function withoutEmptyDraw({ match }, result) {
	if (!result.outcome.draw || hasScore(match)) return result;
	return {
		...result,
		outcome: {
			...result.outcome,
			draw: false
		}
	};
}
/** Returns the stated rows, from 1; the order if a row is missing or stated twice. */
function rowsOf(ordered) {
	const rows = ordered.map(({ match }) => match.row ?? 0);
	const shift = rows[0] === 0 ? 1 : 0;
	return new Set(rows).size === rows.length && !ordered.some(({ match }) => match.row === null) ? rows.map((row) => row + shift) : rows.map((_, index) => index + 1);
}
// core/match/duplicates.ts
/**
* Finds matches that are listed twice, as after a double import: the same contestants with the same
* scores, in the same place, row and start, under another id. A second leg has another start or row.
*
* @param seen The matches of a tournament.
* @returns The match that counts, by the key of each duplicate. The one with the lowest id counts.
*/
function findDuplicates(seen) {
	const first = /* @__PURE__ */ new Map();
	const duplicates = /* @__PURE__ */ new Map();
	const suspects = [...groupBy(seen.map(({ match }) => match).filter(isIdentifiable), placeOf$2).values()].filter(({ length }) => length > 1);
	for (const match of suspects.flat().sort((a, b) => compareIds(a.id, b.id))) {
		const content = contentOf(match);
		const known = first.get(content);
		if (known === void 0) first.set(content, match);
		else duplicates.set(match.key, known.key);
	}
	return duplicates;
}
/** Returns whether a match has enough content to be recognized under another id. */
function isIdentifiable(match) {
	return match.start !== null && match.entries.length > 1 && (match.row !== null || hasScore(match));
}
function placeOf$2({ groupId, bracketId, roundOf, stage, row, start }) {
	return `${groupId} ${bracketId} ${roundOf} ${stage} ${row} ${start}`;
}
function contentOf(match) {
	const sides = match.entries.map(({ key, score }) => `${key} ${score ?? 0}`);
	return JSON.stringify([placeOf$2(match), sides.toSorted(compareText)]);
}
// core/match/contradicted-scores.ts
/**
* Removes scores below 0 that cannot mean "disqualified" (docs/domain.md#disqualifications), because
* several services send −1 until a match is played.
*
* @param seen The matches of a tournament, with marked totals.
* @returns An issue for each match with such scores, and the same list if there are none.
*/
function removeContradictedScores(seen, input) {
	const issues = [];
	const found = /* @__PURE__ */ new Map();
	for (const one of seen) {
		const { match } = one;
		if (!match.entries.some(isDisqualified)) continue;
		const contradiction = findContradiction$1(one, seen, input);
		if (contradiction === null) continue;
		const message = `The service sends the scores ${match.entries.map(({ score }) => score ?? "none").join(", ")}, as for a disqualification, but ${contradiction}: no score is shown, and nobody counts as disqualified.`;
		issues.push({
			match: match.key,
			code: "disqualification-contradicted",
			message
		});
		const entries = match.entries.map((entry) => Object.assign({}, entry, { score: null }));
		found.set(match.key, {
			...one,
			match: {
				...match,
				entries
			}
		});
	}
	if (found.size === 0) return {
		seen,
		issues
	};
	return {
		seen: seen.map((one) => found.get(one.match.key) ?? one),
		issues
	};
}
/** Returns what contradicts the disqualifications of a match, as part of a sentence, else `null`. */
function findContradiction$1(one, seen, input) {
	const { match } = one;
	if (isBye(match)) return "the match is a bye";
	if (match.entries.some(({ score }) => (score ?? 0) > 0)) return null;
	const { state, by } = deriveStatus(one, null, input);
	if (state === "upcoming") return "the match has not begun";
	if (!match.entries.every(isDisqualified)) return null;
	if (state === "live") return "the match has not ended";
	if (by === "taken-as-ended") return "nothing shows that the match ended";
	return playsOn(match, seen) ? "one of the contestants plays a later match" : null;
}
/** Returns whether a contestant of a bracket match has a place in a later round of the bracket. */
function playsOn(match, seen) {
	if (match.bracketId === null) return false;
	const keys = new Set(match.entries.map(({ key }) => key));
	return seen.some(({ match: other }) => other.bracketId !== null && getSharedBracketId(other) === getSharedBracketId(match) && isLater(other, match) && other.entries.some(({ key }) => keys.has(key)));
}
/** Returns whether a match is of a later round: upper, lower and finals; then smaller rounds. */
function isLater(one, than) {
	const [a, b] = [depthOf(one), depthOf(than)];
	const different = a.findIndex((value, index) => value !== b[index]);
	return different >= 0 && must(a[different], "a depth") > must(b[different], "a depth");
}
function depthOf({ bracket, roundOf, stage }) {
	const isLower = bracket?.type === "lower";
	return [
		bracket?.type === "double" && roundOf === 2 && stage === 2 ? 2 : Number(isLower),
		-(roundOf ?? 0),
		stage ?? 1
	];
}
// core/match/negative-totals.ts
/**
* Marks scores below 0 that are legal totals (see `haveNegativeTotals`). Matches of a tournament with
* the same best-of have the same format.
*
* @param seen The matches of a tournament.
* @returns The same list if there are none.
*/
function markNegativeTotals(seen) {
	if (!seen.some(hasNegative)) return seen;
	const marked = [...groupBy(seen, ({ match }) => match.bestOf)].flatMap(([bestOf, own]) => {
		return haveNegativeTotals(own.flatMap(({ match }) => match.entries.map(({ score }) => score))) ? [bestOf] : [];
	});
	if (marked.length === 0) return seen;
	return seen.map((one) => {
		const { match } = one;
		if (!hasNegative(one) || !marked.includes(match.bestOf)) return one;
		return {
			...one,
			match: {
				...match,
				entries: match.entries.map(markEntry)
			}
		};
	});
}
function hasNegative({ match }) {
	return match.entries.some(isNegative);
}
function isNegative({ score }) {
	return score !== null && score < 0;
}
function markEntry(entry) {
	return isNegative(entry) ? {
		...entry,
		isNegativeTotal: true
	} : entry;
}
// core/match/unfixed-starts.ts
/** A start this long after the end of its tournament means "not fixed", like 2099. */
var TOO_LATE = 366 * DAY;
/** No other start may be this close to midnight, on any day. */
var NEAR_MIDNIGHT = 4 * HOUR;
/** Minimum number of other starts that show when the tournament plays. */
var MIN_OTHER_STARTS = 2;
/** Minimum number of other starts, all different, that show that no two matches start at once. */
var MIN_SEPARATE_STARTS = 3;
/**
* Removes starts that only mean "not fixed yet" (docs/domain.md#unfixed-starts) from matches
* that have not begun: a time more than a year after everything else, and 00:00:00 in a tournament
* that never plays near midnight or certainly has such starts, of which the date stays.
*
* @param seen The matches of a tournament.
* @returns The same list if all starts are fixed.
*/
function removeUnfixedStarts(seen) {
	if (!seen.some(({ match, sighting }) => isSuspect(match, sighting.lastSeen))) return seen;
	const others = seen.flatMap(({ match: { start, midnightOf }, sighting }) => start === null || midnightOf !== void 0 || isTooLate(start, sighting.lastSeen) ? [] : [start]);
	const hasUnfixed = showsUnfixedStarts(seen, others);
	return seen.map((one) => {
		const { match, sighting } = one;
		const { start, midnightOf } = match;
		if (start === null || sighting.wasEnded || hasBegun$1(match, sighting)) return one;
		if (isTooLate(start, latestOf(match, sighting.lastSeen))) return withStart(one, void 0);
		if (midnightOf === void 0 || others.length < MIN_OTHER_STARTS) return one;
		const isByDay = others.every((other) => distanceInDay(other, start) >= NEAR_MIDNIGHT);
		const goesOn = seen.some(({ match: other }) => isPlayedSoonAfter(other, match, start));
		return isByDay || hasUnfixed && !goesOn ? withStart(one, midnightOf) : one;
	});
}
/**
* Returns whether the organiser certainly enters starts that mean "not fixed": one is years
* away, or several matches start at one midnight although no two others start at once.
*/
function showsUnfixedStarts(seen, others) {
	const midnights = seen.flatMap(({ match }) => match.midnightOf === void 0 ? [] : match.start);
	return others.length >= MIN_SEPARATE_STARTS && new Set(others).size === others.length && new Set(midnights).size < midnights.length || seen.some(({ match, sighting }) => {
		return match.start !== null && isTooLate(match.start, latestOf(match, sighting.lastSeen));
	});
}
/**
* Returns whether another match starts in the hours after a midnight. One of an earlier round of the
* same bracket shows nothing: it has to be played first.
*/
function isPlayedSoonAfter(other, match, midnight) {
	if (other.start === null || other.midnightOf !== void 0) return false;
	const after = other.start - midnight;
	const isEarlierRound = other.bracketId === match.bracketId && other.roundOf !== null && match.roundOf !== null && other.roundOf > match.roundOf;
	return after > 0 && after < NEAR_MIDNIGHT && !isEarlierRound;
}
/** Returns whether a match of the ended list began; without a score it may have been postponed. */
function hasBegun$1(match, { list, lastSeen }) {
	const isAhead = match.start !== null && match.start > lastSeen;
	return list === "ended" && (match.locked === true || hasScore(match) || !isAhead);
}
function withStart(seen, startDate) {
	const match = {
		...seen.match,
		start: null,
		hasOpenStart: true
	};
	return {
		...seen,
		match: startDate === void 0 ? match : {
			...match,
			startDate
		}
	};
}
function isSuspect({ start, midnightOf }, lastSeen) {
	return midnightOf !== void 0 || start !== null && isTooLate(start, lastSeen);
}
function isTooLate(start, reference) {
	return start - reference > TOO_LATE;
}
/** Returns the latest time that the tournament states, or at which the match was listed. */
function latestOf({ tournament: { start, end } }, lastSeen) {
	return Math.max(start ?? lastSeen, end ?? lastSeen, lastSeen);
}
/** Returns how far apart two times of day are, in milliseconds. */
function distanceInDay(a, b) {
	const apart = Math.abs(a - b) % DAY;
	return Math.min(apart, DAY - apart);
}
// core/bracket/types/bracket-type.ts
/** Returns a unit that consists of one part. */
function unitOfOne({ id, facts, seen }) {
	const size = facts?.size ?? null;
	return {
		ids: [id],
		size,
		upper: seen,
		lower: [],
		hasUpper: true,
		issues: []
	};
}
// core/bracket/types/round-size.ts
/** Rounds contestants up to a power of two; returns `null` if missing, below 2 or too large. */
function findRoundSize(roundOf) {
	return roundOf === null || roundOf < 2 || roundOf > 1024 ? null : ceilToPowerOfTwo(roundOf);
}
/**
* Returns the contestants of the first upper (or only) round, by the stated size and the rounds with
* matches: a power of two; `null` if unknown.
*/
function firstRoundSize(size, rounds) {
	const seen = largestRound(rounds, /^ro(\d+)$/);
	const stated = findRoundSize(size);
	return stated === null ? seen : Math.max(stated, seen ?? 2);
}
/** Returns the largest n that a pattern captures in round keys; `null` if no key matches. */
function largestRound(rounds, pattern) {
	const sizes = Array.from(rounds, (key) => Number(pattern.exec(key)?.[1] ?? 0));
	return Math.max(0, ...sizes) || null;
}
// core/bracket/types/podium.ts
/** How long a bracket reset may follow the grand final, in milliseconds. */
var RESET_WAIT = HOUR;
/** Derives the podium of a single elimination from its final and its third-place match. */
function singlePodium(last) {
	const { final, bronze, loneFinalist, finalsCertain } = last;
	const champion = winnerOf(final) ?? loneFinalist;
	return {
		champion,
		runnerUp: loserOf(final),
		third: winnerOf(bronze),
		resetPlayed: false,
		decided: final?.status.state === "ended" || loneFinalist !== null,
		noChampion: champion === null ? withoutWinner(final, finalsCertain) : null,
		validUntil: null
	};
}
/**
* Derives the podium of a double elimination from the bracket reset if it was played, else from the
* grand final, to which one contestant may come alone. If the lower finalist wins the grand final, a reset may follow: the lower finalist
* is champion only if none is listed, the upper and the lower final were seen, and the wait is
* over.
*/
function doublePodium(last, tournament, now) {
	const { grandFinal, reset, lowerFinal } = last;
	const third = loserOf(lowerFinal);
	const resetPlayed = reset !== null && hasScore(reset.match);
	const none = {
		champion: null,
		runnerUp: null,
		third,
		resetPlayed,
		decided: false,
		noChampion: "reset-possible",
		validUntil: null
	};
	if (reset !== null && (resetPlayed || winnerOf(reset) !== null)) return {
		...none,
		...places(reset),
		decided: reset.status.state === "ended"
	};
	if (last.loneFinalist !== null) return {
		...none,
		champion: last.loneFinalist,
		decided: true,
		noChampion: null
	};
	const winner = winnerOf(grandFinal);
	if (grandFinal === null || winner === null) {
		const decided = grandFinal?.status.state === "ended" && reset === null;
		return {
			...none,
			decided,
			noChampion: withoutWinner(grandFinal, true)
		};
	}
	if (last.lowerSide === null) return {
		...none,
		noChampion: "lower-finalist-unknown"
	};
	if (winner.key !== last.lowerSide) return {
		...none,
		...places(grandFinal),
		decided: true
	};
	if (reset !== null || last.upperFinal === null || lowerFinal === null) return none;
	const waitEnds = resetWaitEnds(grandFinal, tournament);
	if (waitEnds === null || now <= waitEnds) return {
		...none,
		validUntil: waitEnds
	};
	return {
		...none,
		...places(grandFinal),
		decided: true
	};
}
/** Returns why a final without a winner has none. */
function withoutWinner(final, isIdentified) {
	if (!isIdentified) return "finals-not-identified";
	return final === null ? "final-not-listed" : "final-undecided";
}
function places(match) {
	const champion = winnerOf(match);
	const noChampion = champion === null ? "final-undecided" : null;
	return {
		champion,
		runnerUp: loserOf(match),
		noChampion
	};
}
function winnerOf(seen) {
	const entry = seen?.match.entries[seen.outcome.winner ?? -1];
	return entry === void 0 ? null : contestantRef(entry);
}
function loserOf(seen) {
	const winner = seen?.outcome.winner ?? null;
	const entry = winner === null ? void 0 : seen?.match.entries[1 - winner];
	return entry === void 0 ? null : contestantRef(entry);
}
/**
* Returns when a bracket reset can no longer be listed. If the tournament ends after the grand
* final: at that end, but at most an hour after the grand final. If the tournament's end was
* earlier: an hour after the grand final, or after the tournament's end if the grand final was
* already over at its first sighting. In files, the grand final is over at the latest end its start
* allows.
*
* @returns `null` if neither the end of the grand final nor that of the tournament is known.
*/
function resetWaitEnds(grandFinal, { end }) {
	const { sighting } = grandFinal;
	const over = sighting.list === null ? assumedEnd(grandFinal) : sighting.changedAt;
	if (over === null) return end;
	if (end === null) return over + RESET_WAIT;
	if (end > over) return Math.min(over + RESET_WAIT, end);
	return wasOverAtFirstSighting(sighting) ? end + RESET_WAIT : over + RESET_WAIT;
}
/** Returns whether a listed match is unchanged since its first sighting; `false` for files. */
function wasOverAtFirstSighting({ list, firstSeen, changedAt }) {
	return list !== null && changedAt === firstSeen;
}
// core/bracket/types/double.ts
/** Double elimination: an upper and a lower bracket, or one of them. */
var doubleEliminationType = {
	kind: "double",
	pair: {
		upper: "double",
		lower: "lower"
	},
	recognises: (part, lower, unseen) => {
		if (part.facts?.type === "double") return unitOfUpper(part, lower, unseen);
		return part.facts?.type === "lower" ? unitOfLower(part, unseen) : null;
	},
	upperRoundOf: ({ roundOf, stage }) => {
		const n = findRoundSize(roundOf);
		if (n === null || (stage ?? 1) > 2) return null;
		if (stage !== 2) return {
			key: `ro${n}`,
			rows: n / 2
		};
		return n === 2 ? {
			key: GRAND_FINAL_KEY,
			rows: 2
		} : null;
	},
	lowerRoundOf: ({ roundOf, stage }) => {
		const n = findRoundSize(roundOf);
		if (n === null || stage !== 1 && stage !== 2) return null;
		return {
			key: `lower ro${n}s${stage}`,
			rows: n / 2
		};
	},
	geometry: ({ size, rounds, hasSecondMatch, hasUpper }) => {
		const upper = firstRoundSize(size, rounds);
		const lower = largestRound(rounds, /^lower ro(\d+)s/);
		return doubleGeometry({
			upper,
			lower,
			lowerOpensWithStage1: lower === null || 2 * lower <= (upper ?? 2 * lower) || rounds.has(`lower ro${lower}s1`),
			hasUpper,
			reset: hasSecondMatch(GRAND_FINAL_KEY)
		});
	},
	podium: doublePodium
};
function unitOfUpper(part, lower, unseen) {
	const ids = [part.id, lower?.id ?? unseen].filter((id) => id !== null);
	return {
		...unitOfOne(part),
		ids,
		lower: lower?.seen ?? []
	};
}
/** Returns a unit without upper matches. Its size is `null`: only the upper bracket states it. */
function unitOfLower({ id, seen }, unseen) {
	return {
		ids: [unseen, id].filter((one) => one !== null),
		size: null,
		upper: [],
		lower: seen,
		hasUpper: unseen !== null,
		issues: [upperMissing(id, unseen)]
	};
}
function upperMissing(id, relatedId) {
	return {
		match: null,
		code: "upper-bracket-missing",
		message: `Lower bracket ${id} ${relatedId === null ? "has no upper bracket of its own" : `belongs to upper bracket ${relatedId}, of which no match was seen`}: its champion cannot be determined.`
	};
}
/** Every bracket type whose matches form a tree. */
var BRACKET_TYPES = [{
	kind: "single",
	pair: null,
	recognises: (part) => part.facts?.type === "single" ? unitOfOne(part) : null,
	upperRoundOf: ({ roundOf }) => {
		const n = findRoundSize(roundOf);
		return n === null ? null : {
			key: `ro${n}`,
			rows: Math.max(n / 2, 2)
		};
	},
	lowerRoundOf: () => null,
	geometry: ({ size, rounds, hasSecondMatch }) => singleGeometry(firstRoundSize(size, rounds) ?? 2, hasSecondMatch("ro2")),
	podium: singlePodium
}, doubleEliminationType];
// core/bracket/group-into-bracket-units.ts
/**
* Groups the matches of one tournament into brackets, ordered by id. An upper and a lower bracket
* form one unit if both name each other, or if one names the other and the other names none.
*/
function groupIntoBracketUnits(seen) {
	const parts = [...groupBy(seen, ({ match }) => match.bracketId)].flatMap(([id, matches]) => id === null ? [] : [partOf$1(id, matches)]).toSorted((a, b) => compareIds(a.id, b.id));
	const pairs = pairsOf(parts);
	const inPair = new Set(pairs.values());
	const ids = new Set(parts.map((part) => part.id));
	return parts.filter((part) => !inPair.has(part)).map((part) => unitOf(part, pairs.get(part), unseenPair(part, ids)));
}
function partOf$1(id, matches) {
	const seen = matches.toSorted((a, b) => compareIds(a.match.id, b.match.id));
	return {
		id,
		facts: seen.find(({ match }) => match.bracket !== null)?.match.bracket ?? null,
		seen
	};
}
/** Returns the lower part of each upper part. Brackets that name each other are paired first. */
function pairsOf(parts) {
	const pairs = /* @__PURE__ */ new Map();
	const taken = /* @__PURE__ */ new Set();
	const rules = [
		(upper, lower) => refersTo(upper, lower) && refersTo(lower, upper),
		(upper, lower) => refersTo(lower, upper) && upper.facts?.relatedId === null,
		(upper, lower) => refersTo(upper, lower) && lower.facts?.relatedId === null
	];
	for (const pair of BRACKET_TYPES.flatMap((type) => type.pair ?? [])) {
		const uppers = parts.filter((part) => part.facts?.type === pair.upper);
		const lowers = parts.filter((part) => part.facts?.type === pair.lower);
		for (const fits of rules) for (const upper of uppers.filter((part) => !pairs.has(part))) {
			const lower = lowers.find((part) => !taken.has(part) && fits(upper, part));
			if (lower === void 0) continue;
			pairs.set(upper, lower);
			taken.add(lower);
		}
	}
	return pairs;
}
function refersTo(part, other) {
	return part.facts?.relatedId === other.id;
}
/** Returns the id of the related bracket if no match of it was seen, else `null`. */
function unseenPair({ facts }, ids) {
	const relatedId = facts?.relatedId ?? null;
	return relatedId !== null && ids.has(relatedId) ? null : relatedId;
}
function unitOf(part, lower, unseen) {
	const { match } = must(part.seen[0], "a part has at least one match");
	const base = {
		site: match.site,
		tournament: match.tournament.key,
		title: part.facts?.title ?? "",
		facts: [part.facts, lower?.facts].filter((facts) => facts !== null && facts !== void 0)
	};
	for (const type of BRACKET_TYPES) {
		const recognised = type.recognises(part, lower, unseen);
		if (recognised !== null) return {
			...base,
			...recognised,
			type
		};
	}
	return {
		...base,
		...unitOfOne(part),
		type: null,
		issues: [typeUnknown(part)]
	};
}
function typeUnknown({ id, facts }) {
	return {
		match: null,
		code: "bracket-type-unknown",
		message: `Bracket ${id} has ${facts === null || facts.type === "" ? "no type" : `the unknown type "${facts.type}"`}: its matches are shown in columns by round, without links between them.`
	};
}
/**
* Counts the consecutive polls in which a slot shows another contestant than the confirmed one.
*
* @param known The match before the poll; `undefined` if it is new.
* @param received The match as listed by the poll, even if it is not displayed.
* @param shown The match as displayed after the poll.
* @returns The slots whose contestant is not confirmed; empty if all are.
*/
function countSlotConfirmations(known, received, shown) {
	const before = new Map((known?.unconfirmed ?? []).map((slot) => [slot.sort, slot]));
	const previous = new Map(slotsOf(known?.match));
	for (const slot of before.values()) previous.set(slot.sort, slot.confirmed);
	const current = slotsOf(received);
	if (isReordered(previous, current)) for (const [sort, key] of current) previous.set(sort, key);
	const after = [];
	for (const sort of /* @__PURE__ */ new Set([
		...previous.keys(),
		...current.keys(),
		...slotsOf(shown).keys()
	])) {
		const candidate = current.get(sort) ?? null;
		const slot = before.get(sort);
		const repeats = (slot?.candidate === candidate ? slot.polls : 0) + 1;
		const polls = Math.min(repeats, 3);
		const displayed = slotsOf(shown).get(sort) ?? null;
		const confirmed = polls >= 3 && displayed === candidate ? candidate : previous.get(sort) ?? null;
		if (candidate === confirmed && displayed === confirmed) continue;
		after.push({
			sort,
			confirmed,
			candidate,
			polls: candidate === confirmed ? 0 : polls
		});
	}
	return after;
}
/**
* Returns the match with the confirmed contestant's key in every slot. A slot without a confirmed
* contestant gets a unique key. Order and number of the entries do not change.
*/
function restoreConfirmedKeys(seen) {
	const { match, unconfirmed } = seen;
	if (unconfirmed === void 0 || unconfirmed.length === 0) return seen;
	const bySort = new Map(unconfirmed.map(({ sort, confirmed }) => [sort, confirmed]));
	const entries = match.entries.map((entry) => {
		const key = bySort.get(entry.sort);
		if (key === void 0) return entry;
		return {
			...entry,
			key: key ?? `unconfirmed ${match.key} ${entry.sort}`
		};
	});
	return {
		...seen,
		match: {
			...match,
			entries
		}
	};
}
function slotsOf(match) {
	return new Map((match?.entries ?? []).map(({ sort, key }) => [sort, key]));
}
/** Returns whether the same contestants only swapped slots. */
function isReordered(before, after) {
	const keys = new Set([...before.values()].filter((key) => key !== null));
	return keys.size === after.size && [...after.values()].every((key) => keys.has(key));
}
// core/bracket/order-rows.ts
/** Returns the slots of contestants by the rows that their matches state. */
function deriveStatedSlots(claims) {
	const slots = /* @__PURE__ */ new Map();
	for (const claim of claims) if (claim.row !== null) addSlots(slots, claim, claim.row);
	return slots;
}
/** Creates a round from matches in their rows. */
function createOrderedRound(rows, extra) {
	const slots = /* @__PURE__ */ new Map();
	rows.forEach((claim, index) => {
		if (claim !== null) addSlots(slots, claim, index + 1);
	});
	return {
		rows,
		extra,
		slots
	};
}
/** Returns whether a match, in this row, feeds another match than its contestant advanced to. */
function isRowContradicted(claim, row, shape, next) {
	if (next.shape.places === 1) return false;
	const lead = findOnlySlot(claim, next.slots);
	return lead !== null && fedRow(row, shape, next.shape) !== lead.row;
}
/**
* Returns whether the rows of a round contradict where contestants advanced, and another order may
* resolve that: at least two matches are affected, and no match gets more feeders than it has
* slots.
*/
function shouldReorderRows(shape, claims, next) {
	if (claims.filter((claim) => claim.row !== null && isRowContradicted(claim, claim.row, shape, next)).length < 2) return false;
	const room = shape.places / next.shape.places;
	return [...groupBy(claims, (claim) => findOnlySlot(claim, next.slots)?.row ?? null)].every(([row, feeders]) => row === null || feeders.length <= room);
}
/**
* Puts the matches of a round into its rows. If stated rows are trusted, only matches that have
* none or share one are placed by the match they feed; otherwise all are. Duplicates get no row.
*
* @param claims In an order that does not depend on the order of input.
* @param stated Slots by stated rows; `null` if stated rows are not trusted.
*/
function orderRows(shape, claims, next, stated) {
	const rows = Array.from({ length: shape.places }).fill(null);
	if (stated !== null && claims.every((claim) => takeRow(rows, claim, [claim.row]))) return {
		rows,
		extra: [],
		slots: stated
	};
	rows.fill(null);
	const anyRow = rows.map((_, index) => index + 1);
	const byNextRound = (claim) => feederRows(claim, shape, next);
	const [first, ...others] = stated !== null && !shareOneRow(claims) ? [
		({ row }) => [row],
		byNextRound,
		({ row }) => row === null ? anyRow : []
	] : [byNextRound, ({ row }) => [row, ...anyRow]];
	let waiting = claims.toSorted((a, b) => dataAmount(b) - dataAmount(a)).filter((claim) => !takeRow(rows, claim, first(claim)));
	for (const choice of others) waiting = waiting.filter((claim) => isDuplicate(claim, rows) || !takeRow(rows, claim, choice(claim)));
	return createOrderedRound(rows, waiting);
}
/** Puts a match into the first of these rows that is free; returns whether there was one. */
function takeRow(rows, claim, choice) {
	const row = choice.find((one) => one !== null && rows[one - 1] === null) ?? null;
	if (row !== null) rows[row - 1] = claim;
	return row !== null;
}
/** Returns a round of the geometry. Throws if the geometry has no round of this key. */
function getOrderedRound(rounds, key) {
	return must(rounds.get(key), "every round of the geometry is resolved");
}
/**
* Returns the rows that feed the match its contestant advanced to, best first; empty if unknown.
*/
function feederRows(claim, shape, next) {
	if (next === null) return [];
	const lead = findOnlySlot(claim, next.slots);
	if (lead === null) return [];
	const rows = feederRowsOf(lead.row, shape, next.shape);
	return lead.slot === 0 ? rows : rows.toReversed();
}
function addSlots(slots, { seen }, row) {
	seen.match.entries.forEach(({ key }, slot) => {
		slots.set(key, slots.has(key) ? null : {
			row,
			slot
		});
	});
}
/** Returns the slot of the only contestant who has one; `null` if none or several have one. */
function findOnlySlot({ seen }, slots) {
	let lead = null;
	for (const { key } of seen.match.entries) {
		const slot = slots.get(key) ?? null;
		if (slot === null) continue;
		if (lead !== null) return null;
		lead = slot;
	}
	return lead;
}
/** Returns whether three or more matches all state the same row, which is then no information. */
function shareOneRow(claims) {
	return claims.length > 2 && claims.every(({ row }) => row === claims[0]?.row);
}
/** Returns whether one match with a row has all its contestants: the same match, listed twice. */
function isDuplicate({ seen }, rows) {
	const { entries } = seen.match;
	const isIn = (row) => entries.every(({ key }) => row?.seen.match.entries.some((other) => other.key === key));
	return entries.length > 0 && rows.some(isIn);
}
/**
* Returns how much data a match has. Of several matches that state one row, the largest gets it.
*/
function dataAmount({ seen: { match } }) {
	return match.entries.length * 2 + match.entries.filter(({ score }) => score !== null && score !== 0).length;
}
// core/bracket/infer-winners-from-next-matches.ts
/**
* Finds winners by where contestants appear next: by name, not by row. A contestant won if they are
* the only one of their match in the round that winners go to, or if only their opponent is in the
* round that losers go to. For a grand final: the lower finalist won if the reset has a score.
*/
function inferWinnersFromNextMatches(settled, byScore) {
	const winners = /* @__PURE__ */ new Map();
	const issues = [];
	for (const shape of settled.geometry.rounds) {
		const next = nextRoundsOf(shape, settled);
		const { rows, extra, slots } = getOrderedRound(settled.rounds, shape.key);
		for (const claim of [...rows, ...extra]) {
			if (claim === null || !isClear(claim.seen.match, slots)) continue;
			const { match } = claim.seen;
			const winner = shape.key === "grand final" ? winnerByReset(match, settled) : winnerByNext(match, next);
			if (winner !== null) winners.set(match.key, winner);
			const issue = winner === null ? findContradiction(match, next) : compareWithScore(match, winner, byScore(claim.seen));
			if (issue !== null) issues.push(issue);
		}
	}
	return {
		winners,
		issues
	};
}
function nextRoundsOf({ winnersTo, losersTo }, settled) {
	const isBeforeGrandFinal = winnersTo === GRAND_FINAL_KEY;
	const hasWinner = createPlaysIn(winnersTo, settled);
	const isInReset = createPlaysIn(isBeforeGrandFinal && settled.geometry.byKey.has("grand final reset") ? RESET_KEY : null, settled);
	return {
		hasWinner: (key) => hasWinner(key) || isInReset(key),
		hasLoser: createPlaysIn(losersTo, settled),
		canBothAdvance: isBeforeGrandFinal
	};
}
/** Creates a check for one round; it is false for final and third-place match that may be swapped. */
function createPlaysIn(round, { rounds, finalsCertain }) {
	if (round === null || !finalsCertain && (round === "ro2" || round === "bronze")) return () => false;
	const { slots, extra } = getOrderedRound(rounds, round);
	const others = new Set(extra.flatMap(({ seen }) => seen.match.entries.map(({ key }) => key)));
	return (key) => slots.has(key) || others.has(key);
}
/**
* Returns whether only one contestant can have advanced from a match. One who is in several matches of
* the round may have advanced from any of them.
*/
function isClear({ entries }, slots) {
	return entries.length <= 2 && entries.every(({ key }) => slots.get(key) !== null);
}
/** Returns the index of the lower finalist if the bracket reset has a score, else `null`. */
function winnerByReset({ entries }, { rounds, lowerSide }) {
	const reset = rounds.get(RESET_KEY)?.rows[0]?.seen.match;
	const index = entries.findIndex(({ key }) => key === lowerSide);
	return reset !== void 0 && hasScore(reset) && index >= 0 ? index : null;
}
function winnerByNext(match, { hasWinner, hasLoser }) {
	const advanced = findOnlyIndex(match, hasWinner);
	const dropped = findDropped(match, hasLoser);
	if (dropped === null) return advanced;
	return advanced === dropped ? null : 1 - dropped;
}
function findDropped(match, hasLoser) {
	return match.entries.length === 2 ? findOnlyIndex(match, hasLoser) : null;
}
/** Returns the index of the only contestant who plays in a round; `null` if none or several do. */
function findOnlyIndex({ entries }, playsIn) {
	const first = entries.findIndex(({ key }) => playsIn(key));
	const last = entries.findLastIndex(({ key }) => playsIn(key));
	return first >= 0 && first === last ? first : null;
}
/** Returns why the next rounds show no winner of a match, if they contradict each other. */
function findContradiction(match, next) {
	const { key, entries } = match;
	const advanced = findOnlyIndex(match, next.hasWinner);
	const dropped = findDropped(match, next.hasLoser);
	if (advanced !== null && advanced === dropped) return {
		match: key,
		code: "winner-and-loser",
		message: `${nameAt(match, advanced)} is in both rounds that match ${key} feeds: the winner's and the loser's.`
	};
	if (!(entries.length === 2 && entries.every((entry) => next.hasWinner(entry.key))) || dropped !== null || next.canBothAdvance) return null;
	return {
		match: key,
		code: "both-advanced",
		message: `${entries.map(({ name }) => name).join(" and ")} are both in the round that the winner of match ${key} goes to.`
	};
}
/** Returns an issue if another contestant won by score; `null` if the score shows no winner. */
function compareWithScore(match, winner, scored) {
	if (scored === null || scored === winner) return null;
	const message = `${nameAt(match, scored)} won match ${match.key} by score, but ${nameAt(match, 1 - scored)} advanced.`;
	return {
		match: match.key,
		code: "loser-advanced",
		message
	};
}
function nameAt({ entries }, index) {
	return must(entries[index], "a match of two has both").name;
}
// core/bracket/assign-rounds.ts
/** Assigns the matches of a bracket to its rounds. A match without a round becomes an issue. */
function assignRounds(type, unit) {
	const claims = /* @__PURE__ */ new Map();
	const issues = [];
	const parts = [{
		matches: unit.upper,
		roundOf: type.upperRoundOf
	}, {
		matches: unit.lower,
		roundOf: type.lowerRoundOf
	}];
	for (const { matches, roundOf } of parts) {
		const shift = rowShift(matches, roundOf);
		for (const seen of matches) {
			const round = roundOf(seen.match);
			if (round === null) {
				issues.push(roundUnknown(seen.match));
				continue;
			}
			const row = rowIn(round, seen.match, shift);
			const inRound = claims.get(round.key);
			if (inRound === void 0) claims.set(round.key, [{
				seen,
				row
			}]);
			else inRound.push({
				seen,
				row
			});
		}
	}
	return {
		geometry: geometryOf(type, unit, claims),
		claims,
		issues
	};
}
function geometryOf(type, { size, hasUpper }, claims) {
	const rounds = new Set(claims.keys());
	const hasSecondMatch = (round) => {
		const own = claims.get(round) ?? [];
		return own.length > 1 || own[0]?.row === 2;
	};
	return type.geometry({
		size,
		rounds,
		hasSecondMatch,
		hasUpper
	});
}
/** Returns the row that a match states, from 1; `null` if it states none that its round has. */
function rowIn({ rows }, { roundOf, row }, shift) {
	if (row === null || roundOf !== findRoundSize(roundOf)) return null;
	const shifted = row + shift;
	return shifted >= 1 && shifted <= rows ? shifted : null;
}
/** Returns 1 if rows are counted from 0 (one is 0, none is its round's last), else 0. */
function rowShift(matches, roundOf) {
	if (!matches.some(({ match }) => match.row === 0)) return 0;
	return matches.some(({ match }) => {
		const round = roundOf(match);
		return round !== null && match.row !== null && match.row >= round.rows;
	}) ? 0 : 1;
}
function roundUnknown({ key, roundOf, stage }) {
	return {
		match: key,
		code: "round-unknown",
		message: `Match ${key} states round of ${roundOf ?? "(none)"}, stage ${stage ?? "(none)"}: its bracket has no such round.`
	};
}
// core/bracket/counts-games.ts
/**
* Creates a function that returns whether the scores of a match count games of a best-of. If the
* scores of one round contradict that, it returns `false` for this round only: a wrong score must
* not affect the rest. If two rounds do, the bracket counts something else, and it returns `false`
* for all.
*
* @param matches All matches of a bracket.
*/
function createCountsGamesCheck(matches) {
	const contradicting = /* @__PURE__ */ new Set();
	for (const [key, round] of groupBy(matches, roundKeyOf)) if (!scoresCountGames(round)) contradicting.add(key);
	if (contradicting.size === 0) return () => true;
	if (contradicting.size > 1) return () => false;
	return (match) => !contradicting.has(roundKeyOf(match));
}
function roundKeyOf({ bracketId, roundOf, stage }) {
	return `${bracketId} ${roundOf} ${stage}`;
}
// core/bracket/heats.ts
/** A final may have fewer contestants than its round, but not so few that there is another match. */
var MAX_EMPTY_SHARE = 1.5;
/** Returns whether most matches whose contestants are known have more than two. */
function areHeats(seen) {
	const known = seen.filter(({ match }) => match.entries.length > 1);
	return known.filter(({ match }) => match.entries.length > 2).length > known.length / 2;
}
/**
* Derives from the matches of heats who advances to which match (docs/domain.md#heats).
*
* @param columns The rounds in order of play.
* @param results Status and outcome by match key.
*/
function deriveHeats(columns, results) {
	const columnOf = new Map(columns.flatMap((column, index) => column.matches.map(({ key }) => [key, index])));
	const getColumn = ({ key }) => must(columnOf.get(key), "a match has a column");
	const stateOf = ({ key }) => results.get(key)?.status.state;
	const hasMatchBegun = (match) => match.entries.length > 1 && stateOf(match) !== "upcoming";
	const hasBegun = ({ matches }) => matches.some(hasMatchBegun);
	/** True if the last column is one match that decides the bracket. */
	const hasFinal = isFinal(columns, hasMatchBegun);
	/** Returns the first later column of a smaller round. */
	const nextColumn = (index) => columns.findIndex(({ size }, other) => other > index && columns.slice(index, index + 1).some((own) => size < own.size));
	/** Returns whether all contestants of a column and of later ones are known. */
	const isFull = (index) => {
		const column = columns[index];
		if (column === void 0) return false;
		const isLastMatch = hasFinal && index === columns.length - 1;
		if (columns.slice(index + 1).some(hasBegun) || isLastMatch && hasBegun(column)) return true;
		const keys = contestantsOf(columns.slice(index));
		return countsContestants(columns) && keys.size >= column.size;
	};
	/** Returns who advanced from a match, by entry; `null` for a final and for a match of two. */
	const advancesOf = (match) => {
		const index = getColumn(match);
		const isLastMatch = hasFinal && index === columns.length - 1;
		if (match.entries.length < 3 || isLastMatch) return null;
		const next = nextColumn(index);
		const isComplete = stateOf(match) === "ended" && isFull(next);
		const later = contestantsOf(columns.slice(index + 1));
		const through = next < 0 ? /* @__PURE__ */ new Set() : contestantsOf(columns.slice(next));
		return match.entries.map(({ key }) => {
			const again = columns.slice(index + 1, next).some((column) => playsIn(column, key));
			if (through.has(key)) return again ? null : "through";
			return isComplete && !later.has(key) ? "out" : null;
		});
	};
	/** Returns the earlier match in which each entry last played; `null` for none. */
	const originsOf = (match) => {
		const earlier = columns.slice(0, getColumn(match)).flatMap(({ matches }) => matches);
		return match.entries.map(({ key }) => earlier.findLast(({ entries }) => entries.some((one) => one.key === key)) ?? null);
	};
	/** Returns how rows of a column feed those of the next one; `null` if it is not known. */
	const feedsOf = (index) => {
		const next = nextColumn(index);
		const [column, target] = [columns[index], columns[next]];
		if (column === void 0 || target === void 0 || next !== index + 1) return null;
		const feeds = countsContestants(columns) ? createFeeds(column, target) : null;
		return feeds !== null && isContradicted(feeds) ? null : feeds;
	};
	/** Returns from where the open slots of a match are filled; none if it is not known. */
	const openSourcesOf = (match) => {
		const feeds = feedsOf(getColumn(match) - 1);
		if (feeds === null) return [];
		return feeds.column.matches.flatMap((from) => {
			if (feeds.rowFrom(from) !== match.row) return [];
			const count = feeds.perMatch - countCommon(from, match);
			return count > 0 ? [{
				from,
				count
			}] : [];
		});
	};
	/** Returns the match to which everyone who advances from a match goes; `null` if unknown. */
	const nextOf = (match) => {
		const feeds = feedsOf(getColumn(match));
		if (feeds === null) return null;
		return feeds.target.matches.find(({ row }) => row === feeds.rowFrom(match)) ?? null;
	};
	return {
		hasFinal,
		advancesOf,
		originsOf,
		openSourcesOf,
		nextOf
	};
}
/**
* Returns how a round feeds the next one if the same number advances from each match, neighbours
* go to the same match, and the numbers of contestants show how many.
*/
function createFeeds(column, target) {
	const count = column.matches.length;
	const targets = target.size * count / column.size;
	const perMatch = target.size / count;
	const perTarget = count / targets;
	const isEven = [
		column.size / count,
		perMatch,
		targets,
		perTarget
	].every(Number.isInteger);
	const isKnown = contestantsOf([column]).size === column.size;
	if (!isEven || !isKnown || !hasRows(column, count) || !hasRows(target, targets)) return null;
	const rowFrom = ({ row }) => Math.ceil(must(row, "a feeding match has a row") / perTarget);
	return {
		column,
		target,
		perMatch,
		rowFrom
	};
}
/** Returns whether all matches of a column state different rows, of at most `most` rows. */
function hasRows({ matches }, most) {
	const rows = new Set(matches.map(({ row }) => row));
	return [...rows].every((row) => row !== null && row >= 1 && row <= most) && rows.size === matches.length;
}
/** Returns whether contestants of the next round come from elsewhere, or too many from one match. */
function isContradicted({ column, target, ...feeds }) {
	return column.matches.some((from) => target.matches.some((to) => {
		const most = feeds.rowFrom(from) === to.row ? feeds.perMatch : 0;
		return countCommon(from, to) > most;
	}));
}
/**
* Returns whether the last column is the final: one match that leaves no room for another one in its
* round, with contestants of every match before, and no one who played only in earlier rounds.
*/
function isFinal(columns, hasMatchBegun) {
	const last = must(columns.at(-1), "heats have a round");
	const [only, ...others] = last.matches;
	const final = must(only, "a round has a match");
	if (others.length > 0) return false;
	const sizes = columns.flatMap(({ matches }) => matches.map(({ entries }) => entries.length));
	const count = hasMatchBegun(final) ? final.entries.length : Math.max(...sizes);
	if (last.size >= MAX_EMPTY_SHARE * count) return false;
	const size = columns.at(-2)?.size;
	if (size === last.size) return false;
	if (size === void 0 || !hasMatchBegun(final)) return true;
	const before = columns.filter((column) => column.size === size);
	const isFed = before.every(({ matches }) => matches.every((match) => countCommon(match, final) > 0));
	const earlier = contestantsOf(columns.slice(0, -1));
	const direct = contestantsOf(before);
	return isFed && final.entries.every(({ key }) => !earlier.has(key) || direct.has(key));
}
/**
* Returns whether the sizes of the rounds are numbers of contestants: one round has as many, and
* none has more.
*/
function countsContestants(columns) {
	const counts = columns.map((column) => {
		return {
			count: contestantsOf([column]).size,
			size: column.size
		};
	});
	return counts.some(({ count, size }) => count === size) && counts.every(({ count, size }) => count <= size);
}
function contestantsOf(columns) {
	return new Set(columns.flatMap(({ matches }) => matches.flatMap(({ entries }) => entries.map(({ key }) => key))));
}
function playsIn({ matches }, contestant) {
	return matches.some(({ entries }) => entries.some(({ key }) => key === contestant));
}
function countCommon(one, other) {
	return one.entries.filter(({ key }) => other.entries.some((entry) => entry.key === key)).length;
}
// core/bracket/slots.ts
/** The origin of a slot without a known feeder. */
var UNKNOWN_ORIGIN = {
	source: { type: "unknown" },
	from: null
};
/** The origin of a slot that no match feeds. */
var SEED_ORIGIN = {
	source: {
		type: "seed",
		seed: null
	},
	from: null
};
/** The origin of a slot to which the draw sends nobody. */
var BYE_ORIGIN = {
	source: {
		type: "bye",
		nobodyFrom: null
	},
	from: null
};
/**
* Returns the two slots of a bracket place. Contestants keep the service's order; origins are
* swapped if the feeding matches show the opposite order. A lone contestant takes the slot of their
* origin, and not the slot of a match in which they do not play.
*/
function createBracketSlots(match, [upper, lower]) {
	const [a, b] = match?.entries ?? [];
	const straight = fit(a, upper) + fit(b, lower);
	if (straight === 2) return [{
		entry: 0,
		source: upper.source
	}, {
		entry: 1,
		source: lower.source
	}];
	const crossed = fit(a, lower) + fit(b, upper) > straight;
	const isWalkover = b === void 0 && [upper, lower].some(isNobody$1);
	if (match !== null && (isWalkover || isBye(match))) {
		const [own, other] = crossed || isNobody$1(upper) ? [lower, upper] : [upper, lower];
		const source = isNobody$1(other) ? other.source : BYE_ORIGIN.source;
		return [slot(a, 0, own), {
			entry: null,
			source
		}];
	}
	if (crossed && b === void 0) return [slot(b, 1, upper), slot(a, 0, lower)];
	return crossed ? [slot(a, 0, lower), slot(b, 1, upper)] : [slot(a, 0, upper), slot(b, 1, lower)];
}
function isNobody$1({ source }) {
	return source.type === "bye";
}
/** Returns 1 if a contestant plays in the feeding match, -1 if not, 0 if no match was seen. */
function fit(entry, { from }) {
	if (entry === void 0 || from === null) return 0;
	return from.entries.some(({ key }) => key === entry.key) ? 1 : -1;
}
function slot(entry, index, origin) {
	const { source, from } = origin;
	if (entry === void 0) return {
		entry: null,
		source
	};
	if (from !== null && from.entries.length > 1 && fit(entry, origin) < 0 || isNobody$1(origin)) return {
		entry: index,
		source: UNKNOWN_ORIGIN.source
	};
	if (source.type !== "seed") return {
		entry: index,
		source
	};
	return {
		entry: index,
		source: {
			type: "seed",
			seed: entry.seed
		}
	};
}
// core/bracket/columns.ts
/**
* Reconstructs a bracket that is no tree: matches in columns by round and stage, without feeders if
* its type is unknown, and as far as the matches show it in heats (docs/domain.md#heats).
*/
function reconstructColumns(unit, context) {
	const countsGames = createCountsGamesCheck(unit.upper.map(({ match }) => match));
	const results = new Map(unit.upper.map((one) => {
		return [one.match.key, deriveMatchResult(one, null, countsGames(one.match), context)];
	}));
	const columns = columnsOf(unit.upper);
	const heats = areHeats(unit.upper) ? deriveHeats(columns.map(heatColumnOf), results) : null;
	const last = heats?.hasFinal === true ? columns.at(-1) : void 0;
	const named = last === void 0 ? columns : [...columns.slice(0, -1), {
		...last,
		label: FINAL_NAMING
	}];
	const refs = createRefs(named, heats !== null, context.prefix);
	const matches = [];
	const rounds = named.map(({ key, label, seen }) => {
		const places = seen.map((one, index) => {
			const { match } = one;
			const result = getOf(results, match);
			const ref = getOf(refs, match);
			const round = {
				key,
				name: label.name,
				losersTo: null
			};
			const next = heats?.nextOf(match) ?? null;
			const winnerTo = next === null ? null : getOf(refs, next);
			const advances = heats?.advancesOf(match) ?? null;
			const slots = heats === null ? slotsOfUnknown(match) : heatSlotsOf(match, heats, refs);
			const position = positionWithoutFeeders(match, ref.code, round);
			const derived = deriveMatch(one, result, heats === null ? position : {
				...position,
				slots,
				winnerTo
			}, context.listedAt);
			matches.push(advances === null ? derived : {
				...derived,
				advances
			});
			return {
				...ref,
				round: key,
				row: index + 1,
				bye: result.status.by === "bye",
				slots,
				winnerTo,
				loserTo: null,
				absence: null,
				continuesIn: null
			};
		});
		const { bestOf } = firstOf(seen);
		return {
			key,
			section: "upper",
			name: label.name,
			losersTo: null,
			bestOf,
			places
		};
	});
	const podium = last === void 0 ? NO_PODIUM : podiumOf(must(matches.at(-1), "it has a final"));
	const isClosed = matches.every(({ status }) => status.state === "ended");
	const noChampion = last === void 0 ? "unknown-type" : "final-undecided";
	return {
		bracket: {
			key: `${unit.site}/${must(unit.ids[0], "a bracket has an id")}`,
			site: unit.site,
			ids: unit.ids,
			tournament: unit.tournament,
			title: unit.title,
			kind: heats === null ? "unknown" : "heats",
			size: unit.size,
			prefix: context.prefix,
			rounds,
			...podium,
			resetPlayed: false,
			complete: isClosed && podium.champion !== null,
			noChampion: isClosed && podium.champion === null ? noChampion : null,
			dropIn: {},
			issues: heats === null ? unit.issues : []
		},
		matches,
		expected: null,
		isEveryMatchSeen: false,
		validUntil: null
	};
}
var FINAL_NAMING = createSingleRoundNaming(2);
var NO_PODIUM = {
	champion: null,
	runnerUp: null,
	third: null
};
/** Returns the first three of the last match; `null` for a place that is shared or unknown. */
function podiumOf({ match: { entries }, outcome: { winner } }) {
	const refAt = (index) => contestantRef(must(entries[index], "a placement is that of an entry"));
	if (winner === null) return NO_PODIUM;
	if (entries.length < 3) {
		const runnerUp = entries.length === 2 ? refAt(1 - winner) : null;
		return {
			champion: refAt(winner),
			runnerUp,
			third: null
		};
	}
	const ranked = rankEntries(entries);
	const placed = (place) => {
		const only = singleOrNull(ranked.filter((one) => one.place === place));
		return only === null ? null : refAt(only.index);
	};
	return {
		champion: refAt(winner),
		runnerUp: placed(2),
		third: placed(3)
	};
}
/** Returns place and code of each match: in heats by the row that it states, else by its position. */
function createRefs(columns, areStated, prefix) {
	const refs = /* @__PURE__ */ new Map();
	for (const { key, label, seen } of columns) {
		const stated = new Set(seen.map(({ match }) => match.row));
		const hasRows = areStated && stated.size === seen.length && !stated.has(null);
		seen.forEach(({ match }, index) => {
			const row = (hasRows ? match.row : null) ?? index + 1;
			const code = placeCode(label, row, prefix);
			refs.set(match.key, {
				place: `${key}#${row}`,
				code,
				match: match.key
			});
		});
	}
	return refs;
}
function slotsOfUnknown(match) {
	return createBracketSlots(match, [UNKNOWN_ORIGIN, UNKNOWN_ORIGIN]);
}
/** Returns a slot for each contestant with the match before, and one for each source of others. */
function heatSlotsOf(match, heats, refs) {
	const taken = heats.originsOf(match).map((from, entry) => {
		if (from === null) return {
			entry,
			source: UNKNOWN_ORIGIN.source
		};
		return {
			entry,
			source: {
				type: "advancing",
				of: getOf(refs, from),
				count: 1,
				certainty: "found"
			}
		};
	});
	const open = heats.openSourcesOf(match).map(({ from, count }) => {
		return {
			entry: null,
			source: {
				type: "advancing",
				of: getOf(refs, from),
				count,
				certainty: "assumed"
			}
		};
	});
	const [first = OPEN, second = OPEN, ...others] = [...taken, ...open];
	return [
		first,
		second,
		...others
	];
}
var OPEN = {
	entry: null,
	source: UNKNOWN_ORIGIN.source
};
function getOf(values, { key }) {
	return must(values.get(key), "every match of the bracket has a value");
}
function heatColumnOf({ seen }) {
	return {
		size: firstOf(seen).roundOf ?? Infinity,
		matches: seen.map(({ match }) => match)
	};
}
/** Groups matches into columns: largest round first, then by stage; matches by row, then id. */
function columnsOf(seen) {
	return [...groupBy(seen, ({ match }) => `${match.roundOf} ${stageOf(match)}`).values()].map((matches) => matches.toSorted((a, b) => compareInColumn(a.match, b.match))).toSorted((a, b) => compareColumns(firstOf(a), firstOf(b))).map((matches, index) => {
		const { roundOf } = firstOf(matches);
		const stage = stageOf(firstOf(matches));
		const suffix = stage === 1 ? "" : `s${stage}`;
		return {
			key: roundOf === null ? `column ${index + 1}` : `ro${roundOf}${suffix}`,
			label: createUnknownTypeRoundNaming(roundOf, stage, index + 1),
			seen: matches
		};
	});
}
var compareInColumn = combineComparators((a, b) => compareNullable(a.row, b.row), (a, b) => compareIds(a.id, b.id));
var compareColumns = combineComparators((a, b) => compareNullable(negate(a.roundOf), negate(b.roundOf)), (a, b) => stageOf(a) - stageOf(b));
function firstOf(seen) {
	return must(seen[0], "a column holds a match").match;
}
function stageOf({ stage }) {
	return stage ?? 1;
}
function negate(count) {
	return count === null ? null : -count;
}
// core/bracket/drop-mapping.ts
/** Common orders: each returns the target (0-based) of row `i` (0-based) of `count` rows. */
var PATTERNS = [
	(i) => i,
	(i, count) => count - 1 - i,
	(i, count) => (i + count / 2) % count,
	(i, count) => i < count / 2 ? count / 2 - 1 - i : count + count / 2 - 1 - i
];
/**
* Infers where upper losers drop from lower matches that already contain them. The rest is assumed
* if one of the common orders fits.
*
* @param upper Rows of an upper round.
* @param lower The round its losers go to; it has as many rows or half as many.
*/
function inferDropMapping(upper, lower) {
	const room = upper.length / lower.rows.length;
	const found = withForced(findTargets(upper, lower, room), upper.length, lower.rows.length);
	const isOpen = found.size < upper.length;
	const assumed = isOpen && found.size > 0 ? findFittingOrder(found, upper.length, room) : null;
	const drops = upper.flatMap((_, index) => {
		const target = found.get(index) ?? assumed?.[index];
		if (target === void 0) return [];
		const certainty = found.has(index) ? "found" : "assumed";
		return {
			row: index + 1,
			target: target + 1,
			certainty
		};
	});
	return {
		certainty: isOpen ? assumed && "assumed" : "found",
		feeders: groupBy(drops, ({ target }) => target),
		targets: new Map(drops.map(({ row, target }) => [row, target]))
	};
}
/**
* Adds all remaining matches as feeders of the only lower match with room, if there is just one.
*/
function withForced(targets, uppers, lowers) {
	if (targets.size === uppers) return targets;
	const taken = groupBy(targets.values(), (target) => target);
	const only = singleOrNull(Array.from({ length: lowers }, (_, target) => target).filter((target) => (taken.get(target)?.length ?? 0) < uppers / lowers));
	if (only === null) return targets;
	const all = new Map(targets);
	for (let index = 0; index < uppers; index += 1) if (!all.has(index)) all.set(index, only);
	return all;
}
/** Returns row indexes of the lower round by row index of the upper one, as far as names show. */
function findTargets(upper, { slots }, room) {
	const taken = /* @__PURE__ */ new Map();
	const targets = /* @__PURE__ */ new Map();
	upper.forEach((claim, index) => {
		const lead = claim === null ? null : findOnlySlot(claim, slots);
		if (lead === null) return;
		const target = lead.row - 1;
		const count = (taken.get(target) ?? 0) + 1;
		if (count > room) return;
		taken.set(target, count);
		targets.set(index, target);
	});
	return targets;
}
/** Returns all targets by the common order that fits. One known target identifies the order. */
function findFittingOrder(found, uppers, room) {
	return PATTERNS.map((pattern) => Array.from({ length: uppers }, (_, index) => Math.floor(pattern(index, uppers) / room))).find((targets) => [...found].every(([index, target]) => targets[index] === target)) ?? null;
}
// core/bracket/find-slots.ts
/**
* Creates a function that returns the slots of a place. From a place where nobody can win or lose,
* nobody comes: the slot it feeds is a bye. From a place with one contestant and no match, the
* contestant comes from where they came to it.
*
* @param isWithoutWinner Returns whether both contestants of a match are out.
*/
function createSlotFinder(rounds, isWithoutWinner) {
	const byKey = new Map(rounds.map((round) => [round.shape.key, round]));
	const winnersInto = groupBy(rounds, ({ shape }) => shape.winnersTo);
	const losersInto = groupBy(rounds, ({ shape }) => shape.losersTo);
	const known = /* @__PURE__ */ new Map();
	function arrivalsAt(round, row) {
		const { place } = placeAt(round, row);
		const before = known.get(place);
		if (before !== void 0) return before;
		const origins = originsOf(round, row);
		const arrivals = {
			origins,
			slots: createBracketSlots(matchAt(round, row), origins)
		};
		known.set(place, arrivals);
		return arrivals;
	}
	function originsOf(round, row) {
		const { shape, byes } = round;
		if (byes !== null) {
			const count = matchAt(round, row)?.entries.length ?? (byes === "empty" ? 0 : 1);
			return [count > 0 ? SEED_ORIGIN : BYE_ORIGIN, count > 1 ? SEED_ORIGIN : BYE_ORIGIN];
		}
		if (shape.key === "grand final reset") {
			const grandFinal = must(byKey.get(GRAND_FINAL_KEY), "a reset follows its grand final");
			return [comingFrom("winner", grandFinal, 1), comingFrom("loser", grandFinal, 1)];
		}
		const defaultOrigin = shape.section === "finals" ? UNKNOWN_ORIGIN : SEED_ORIGIN;
		const origins = [defaultOrigin, defaultOrigin];
		let slot = 0;
		for (const feeder of losersInto.get(shape.key) ?? []) for (let index = 0; index < feeder.shape.places / shape.places; index += 1) {
			origins[slot] = loserInto(feeder, row, index);
			slot += 1;
		}
		for (const feeder of winnersInto.get(shape.key) ?? []) for (const feederRow of feederRowsOf(row, feeder.shape, shape)) {
			origins[slot] = comingFrom("winner", feeder, feederRow);
			slot += 1;
		}
		return origins;
	}
	/** Returns the loser of a feeder; if that is unknown, the loser of any match of the round. */
	function loserInto(round, row, index) {
		const feeders = round.dropIn?.feeders.get(row) ?? [];
		const feeder = feeders[index];
		if (feeder !== void 0) return comingFrom("loser", round, feeder.row, feeder.certainty);
		const { most, nobody } = losersFromOpenRows(round);
		if (index - feeders.length >= most) return nobody;
		const { key, name } = round.shape;
		return {
			source: {
				type: "loser-of-round",
				round: key,
				name
			},
			from: null
		};
	}
	/**
	* Returns how many losers a place gets at most from the matches whose losers' places are unknown:
	* in every common order, the losers of neighbouring matches go to the same place. `nobody` is the
	* origin of its other slots.
	*/
	function losersFromOpenRows(round) {
		const { shape, dropIn, places } = round;
		const room = places.length / must(byKey.get(shape.losersTo ?? ""), "losers go to a round").places.length;
		const losers = places.map((_, index) => index + 1).filter((row) => dropIn?.targets.has(row) !== true).map((row) => ({
			row,
			origin: comingFrom("loser", round, row)
		}));
		const pairs = groupBy(losers.filter(({ origin }) => origin.source.type !== "bye"), ({ row }) => Math.ceil(row / room));
		const vacated = losers.find(({ origin: { source } }) => source.type === "bye" && source.nobodyFrom !== null);
		return {
			most: Math.max(0, ...[...pairs.values()].map(({ length }) => length)),
			nobody: vacated?.origin ?? BYE_ORIGIN
		};
	}
	function comingFrom(type, round, row, certainty = "found") {
		const from = matchAt(round, row);
		const of = placeAt(round, row);
		const origin = {
			source: {
				type,
				of,
				certainty
			},
			from
		};
		if (from !== null && isWithoutWinner(from)) return {
			source: {
				type: "bye",
				nobodyFrom: of
			},
			from: null
		};
		const { slots, origins } = arrivalsAt(round, row);
		const empty = slots.filter(({ entry, source }) => entry === null && source.type === "bye");
		if (empty.length === 0) return origin;
		if (empty.length === 2 || type === "loser") return nobodyAfter(empty, type);
		return from === null ? must(origins.find(({ source }) => source.type !== "bye"), "somebody comes") : origin;
	}
	return (round, row) => arrivalsAt(round, row).slots;
}
/**
* Returns the origin of a slot to which nobody comes, because nobody came to slots of the place
* before: a bye of the draw, unless without the matches whose contestants are both out somebody
* would have come.
*/
function nobodyAfter(empty, type) {
	const vacated = empty.flatMap(({ source }) => source.type === "bye" && source.nobodyFrom !== null ? [source] : []);
	const [first] = vacated;
	return (type === "winner" ? first === void 0 : vacated.length < empty.length) || first === void 0 ? BYE_ORIGIN : {
		source: first,
		from: null
	};
}
function placeAt({ places }, row) {
	return must(places[row - 1], "the row is within its round");
}
function matchAt({ rows }, row) {
	return rows[row - 1]?.seen.match ?? null;
}
// core/bracket/links.ts
function createBracketLinks(settled, input) {
	const linked = settled.geometry.rounds.map((shape) => link(shape, settled, input));
	const byKey = new Map(linked.map((round) => [round.shape.key, round]));
	const slotsOf = createSlotFinder(linked, input.isWithoutWinner);
	const rounds = new Map(linked.map((round) => [round.shape.key, linksOf(round, byKey, slotsOf)]));
	return {
		ofRound: ({ key }) => must(rounds.get(key), "every round of the geometry has links"),
		dropIn: Object.fromEntries(linked.flatMap(({ shape, dropIn }) => dropIn === null || dropIn.certainty === null || shape.losersTo === "bronze" ? [] : [[shape.key, dropIn.certainty]]))
	};
}
function link(shape, settled, input) {
	const { rows } = getOrderedRound(settled.rounds, shape.key);
	return {
		shape,
		rows,
		places: rows.map((claim, index) => ({
			place: `${shape.key}#${index + 1}`,
			code: placeCode(shape, index + 1, input.prefix),
			match: claim?.seen.match.key ?? null
		})),
		dropIn: shape.losersTo === null ? null : inferDropMapping(rows, withByes(shape, shape.losersTo, settled)),
		byes: settled.geometry.rounds[0] === shape && shape.section === "upper" ? findByes(rows, input.size) : null
	};
}
/**
* Returns what the first round's places without a match, or with one contestant, are: byes, if
* they are at most as many as the bracket's size requires, with or without a contestant. The
* service lists no bye without a start.
*
* @returns `null` if they are no byes.
*/
function findByes(rows, size) {
	const slots = 2 * rows.length;
	if (size === null || ceilToPowerOfTwo(size) !== slots) return null;
	if (rows.some((claim) => claim?.seen.match.entries.length === 0)) return null;
	const holes = rows.filter((claim) => claim === null).length;
	const lone = rows.filter((claim) => claim?.seen.match.entries.length === 1).length;
	const missing = slots - size - lone;
	if (holes > missing) return null;
	return missing === 2 * holes ? "empty" : "with a contestant";
}
/**
* Returns the round that losers of a round go to, also with losers who came through a place without
* a match: they are in the match that it feeds.
*/
function withByes({ winnersTo }, losersTo, { rounds, geometry }) {
	const round = getOrderedRound(rounds, losersTo);
	const shape = must(geometry.byKey.get(losersTo), "losers go to a round of the geometry");
	const next = geometry.byKey.get(shape.winnersTo ?? "");
	if (next === void 0 || round.rows.every((claim) => claim !== null)) return round;
	const winners = getOrderedRound(rounds, winnersTo ?? "");
	if (winners.rows.includes(null)) return round;
	const slots = new Map(round.slots);
	for (const [key, slot] of getOrderedRound(rounds, next.key).slots) {
		if (slot === null || slots.has(key) || winners.slots.has(key)) continue;
		const row = singleOrNull(feederRowsOf(slot.row, shape, next).filter((row) => round.rows[row - 1] === null));
		if (row !== null) slots.set(key, {
			row,
			slot: 0
		});
	}
	return {
		...round,
		slots
	};
}
function linksOf(round, byKey, slotsOf) {
	const { shape, places, dropIn } = round;
	const winnersTo = byKey.get(shape.winnersTo ?? "") ?? null;
	const losersTo = byKey.get(shape.losersTo ?? "") ?? null;
	return {
		places,
		areHolesByes: round.byes !== null,
		slotsOf: (row) => slotsOf(round, row),
		winnerTo(row) {
			return winnersTo === null ? null : placeAt(winnersTo, fedRow(row, shape, winnersTo.shape));
		},
		loserTo(row) {
			const target = dropIn?.targets.get(row);
			return losersTo === null || target === void 0 ? null : placeAt(losersTo, target);
		},
		losersTo: losersTo?.shape.name ?? null
	};
}
// core/bracket/same-place.ts
/**
* Finds the places of a bracket that hold several matches: the same two contestants, in the same
* round, with different starts.
*/
function findSharedPlaces(unit, resultOf) {
	return [unit.upper, unit.lower].flatMap((matches) => {
		return [...groupBy(matches.filter(isDuel), ({ match }) => `${match.roundOf} ${match.stage ?? 1}`).values()].flatMap((round) => sharedPlacesIn(round, resultOf));
	});
}
function isDuel({ match, sighting }) {
	return match.roundOf !== null && match.entries.length === 2 && sighting.withdrawnAt === null;
}
function sharedPlacesIn(round, resultOf) {
	const places = [...groupBy(round, ({ match }) => pairOf(match)).values()].map(byStart);
	const shared = places.filter((parts) => parts.length > 1);
	if (shared.length === 0) return [];
	const hasSingle = places.some(([one, other]) => one !== void 0 && other === void 0 && hasEnded(resultOf(one)));
	const kinds = new Set(shared.map((parts) => findKind(parts, hasSingle, resultOf)));
	const ofRound = kinds.has("leg") ? "leg" : hasSingle || kinds.has("replay") ? "replay" : null;
	return shared.flatMap((parts) => isGrandFinal(parts) ? [] : [createSharedPlace(parts, ofRound, resultOf)]);
}
/** Returns whether the parts are a grand final and its reset. */
function isGrandFinal([part]) {
	const match = part?.match;
	return match?.roundOf === 2 && match.stage === 2 && match.bracket?.type === "double";
}
function pairOf({ entries }) {
	return entries.map(({ key }) => key).toSorted().join(" ");
}
/** Returns the matches in order of start, one for each start: others are listed twice. */
function byStart(matches) {
	const sorted = matches.toSorted((a, b) => compareNullable(a.match.start, b.match.start) || compareIds(a.match.id, b.match.id));
	return sorted.filter(({ match }, index) => match.start !== sorted[index - 1]?.match.start);
}
/**
* Returns what the parts are. A level match is played again; after a match with a leader comes
* another leg, unless the other places of the round have one match each. `null` until a match has
* ended.
*/
function findKind(parts, hasSingle, resultOf) {
	const ended = parts.slice(0, -1).filter((part) => hasEnded(resultOf(part)));
	if (ended.length === 0) return null;
	return ended.some(({ match }) => findLeaderIndex(match) !== null) && !hasSingle ? "leg" : "replay";
}
function hasEnded({ status }) {
	return status.state === "ended";
}
function createSharedPlace(parts, kind, resultOf) {
	const open = parts.find((part) => !hasEnded(resultOf(part)));
	const current = open ?? must(parts.at(-1), "a place has a match");
	const row = new Set(parts.map(({ match }) => match.row)).size === 1 ? current.match.row : null;
	const combined = kind === "leg" ? combineLegs(current.match, parts, open === void 0) : current.match;
	return {
		kind,
		parts,
		current,
		combined: {
			...current,
			match: {
				...combined,
				row
			}
		}
	};
}
/** Returns a match with the sums of all legs; without scores until all have ended. */
function combineLegs(current, parts, areOver) {
	const entries = current.entries.map((entry) => {
		return Object.assign({}, entry, { score: areOver ? sumOfLegs(entry, parts) : null });
	});
	const isProven = parts.every(({ match }) => findLeaderIndex(match) === null || findProvenLeaderIndex(match) !== null);
	return {
		...current,
		entries,
		bestOf: isProven ? 1 : null
	};
}
/** Returns the sum of a contestant's scores; −1 if they are disqualified in a leg. */
function sumOfLegs({ key }, parts) {
	const own = parts.flatMap(({ match }) => match.entries.filter((entry) => entry.key === key));
	if (own.some(isDisqualified)) return -1;
	return own.reduce((sum, { score }) => sum + (score ?? 0), 0);
}
/** Returns a unit with one match for each shared place. */
function combinePlaces(unit, shared) {
	if (shared.length === 0) return unit;
	const combined = /* @__PURE__ */ new Map();
	for (const place of shared) {
		for (const { match } of place.parts) combined.set(match.key, null);
		combined.set(place.current.match.key, place.combined);
	}
	const combine = (seen) => {
		const one = combined.get(seen.match.key);
		return one === void 0 ? [seen] : one === null ? [] : [one];
	};
	return {
		...unit,
		upper: unit.upper.flatMap(combine),
		lower: unit.lower.flatMap(combine)
	};
}
/**
* Returns all matches of a shared place, from the derived match of its combined one. Each has its
* own scores and code; the result of the place is that of the current one.
*
* @param resultOf Returns the result of a part on its own.
*/
function separateParts({ kind, parts, current }, derived, resultOf) {
	const matches = parts.map(({ match }, index) => {
		const code = derived.code === null ? null : `${derived.code}${suffixOf(kind, index + 1)}`;
		return {
			match: match.key,
			code
		};
	});
	const hasSum = kind === "leg" && parts.some(({ match }) => hasScore(match));
	return parts.map((seen, index) => {
		const { match } = seen;
		const aggregate = hasSum ? match.entries.map((entry) => sumOfLegs(entry, parts)) : null;
		const part = {
			kind,
			number: index + 1,
			matches,
			aggregate
		};
		const code = matches[index]?.code ?? null;
		if (seen === current) return {
			...derived,
			match,
			code,
			part
		};
		const { status, outcome } = resultOf(seen);
		const isLevel = status.state === "ended" && findLeaderIndex(match) === null;
		return {
			...derived,
			...seen,
			status,
			outcome: isLevel ? {
				winner: null,
				by: null,
				draw: true
			} : outcome,
			slots: derived.slots.map(({ entry, source }) => {
				const key = derived.match.entries[entry ?? -1]?.key;
				const own = match.entries.findIndex((one) => one.key === key);
				return {
					entry: own < 0 ? null : own,
					source
				};
			}),
			absence: null,
			code,
			part
		};
	});
}
/** Returns what follows the code of a place: ", leg 2", ", replay", or nothing. */
function suffixOf(kind, number) {
	if (kind !== "replay") return `, ${kind ?? "match"} ${number}`;
	if (number === 1) return "";
	return number === 2 ? ", replay" : `, replay ${number - 1}`;
}
/** Creates the issue of places whose matches may be legs or replays; none if the data tells. */
function createUnclearPartsIssues(shared) {
	const unclear = shared.filter(({ kind }) => kind === null);
	if (unclear.length === 0) return [];
	return [{
		match: null,
		code: "legs-or-replays",
		message: `Matches ${unclear.map(({ parts }) => parts.map(({ match }) => match.key).join(" and ")).join(", ")} are of the same contestants in the same round: whether they are legs or replays is known once one of them has ended.`
	}];
}
// core/bracket/places.ts
/**
* Fills every place of a resolved bracket with its match, a bye, or the reason of its absence.
*
* @returns The rounds, and by key the matches that have a place in them.
*/
function fillPlaces(settled, input) {
	const matches = /* @__PURE__ */ new Map();
	let past = null;
	return {
		rounds: settled.geometry.rounds.map((shape) => {
			const links = input.links.ofRound(shape);
			const { rows } = getOrderedRound(settled.rounds, shape.key);
			const label = {
				key: shape.key,
				name: shape.name,
				losersTo: links.losersTo
			};
			const places = rows.map((claim, index) => {
				if (claim !== null) {
					const result = resultIn(links.slotsOf(index + 1), claim.seen, input.results);
					const place = placeOf$1(shape.key, index + 1, links, result.status.by === "bye");
					matches.set(claim.seen.match.key, matchIn(place, claim.seen, result, label, input.context));
					return place;
				}
				const hole = placeOf$1(shape.key, index + 1, links, false);
				if (links.areHolesByes || hole.slots.some(isNobody)) return {
					...hole,
					bye: true
				};
				past ??= findPastPlaces(settled, input);
				return {
					...hole,
					absence: absenceOfHole(past.has(hole.place), input)
				};
			});
			const bestOf = input.bestOf[shape.key] ?? mostCommonBestOf(rows);
			return {
				...label,
				section: shape.section,
				bestOf,
				places
			};
		}),
		matches
	};
}
/** Returns the result of a match in a place; a bye if an opponent cannot come any more. */
function resultIn(slots, { match: { key, entries } }, results) {
	const missing = 2 - entries.length;
	if (missing <= 0 || slots.filter(isNobody).length < missing) return must(results.get(key), "every match has a result");
	return {
		status: {
			state: "ended",
			by: "bye",
			validUntil: null
		},
		outcome: {
			winner: entries.length === 1 ? 0 : null,
			by: "bye",
			draw: false
		}
	};
}
function placeOf$1(round, row, links, isBye) {
	const { place, code, match } = must(links.places[row - 1], "a round has a place for each row");
	const winnerTo = links.winnerTo(row);
	return {
		place,
		code,
		match,
		round,
		row,
		bye: isBye && winnerTo !== null,
		slots: links.slotsOf(row),
		winnerTo,
		loserTo: links.loserTo(row),
		absence: null,
		continuesIn: null
	};
}
function matchIn({ code, slots, bye, winnerTo, loserTo }, seen, result, round, { listedAt }) {
	return deriveMatch(seen, result, seen.match.entries.length > 2 ? positionWithoutFeeders(seen.match, code, round) : {
		code,
		round,
		slots: bye ? slots.slice(0, 1) : slots,
		winnerTo,
		loserTo
	}, listedAt);
}
function isNobody({ entry, source }) {
	return entry === null && source.type === "bye";
}
/**
* Returns places whose match, or a later one on the winner's path, ended or has two contestants.
*/
function findPastPlaces(settled, { links, results }) {
	const past = /* @__PURE__ */ new Set();
	for (const shape of settled.geometry.rounds.toReversed()) {
		const round = links.ofRound(shape);
		const { rows } = getOrderedRound(settled.rounds, shape.key);
		round.places.forEach(({ place }, index) => {
			const match = rows[index]?.seen.match;
			if (match !== void 0 && (match.entries.length > 1 || results.get(match.key)?.status.state === "ended") || past.has(round.winnerTo(index + 1)?.place ?? "")) past.add(place);
		});
	}
	return past;
}
function absenceOfHole(past, { context, missesPast }) {
	if (past) return missesPast ? "before-watching" : "not-listed";
	return context.upcomingCapped ? "beyond-the-list" : "no-start-yet";
}
/** Returns the most common best-of of matches, in a tie the larger one; `null` if none has one. */
function mostCommonBestOf(rows) {
	const [most] = [...groupBy(rows.flatMap((claim) => claim?.seen.match.bestOf ?? []), (count) => count)].toSorted(([a, those], [b, others]) => others.length - those.length || b - a);
	return most?.[0] ?? null;
}
// core/bracket/round-issues.ts
/**
* The issue of a single elimination whose final and third-place match cannot be distinguished, so
* that its champion is unknown.
*/
var FINAL_OR_THIRD_PLACE_ISSUE = {
	match: null,
	code: "final-unknown",
	message: "Final and third-place match cannot be distinguished: neither decides the bracket."
};
/**
* Creates the issue of a match whose contestant advanced to another match than the one it feeds.
*/
function createContradictedRowIssue({ seen: { match } }) {
	return {
		match: match.key,
		code: "plays-on-elsewhere",
		message: `The contestant who advanced from match ${match.key} is not in the match it feeds.`
	};
}
/** Creates issues for rounds whose stated rows were replaced by the order of the next round. */
function createReorderedRoundIssues(keys) {
	return [...keys].map((key) => ({
		match: null,
		code: "rows-contradict-feeds",
		message: `The rows of round ${key} contradict where contestants advanced: its matches are ordered by that.`
	}));
}
/** Creates issues for matches that state another match's row, or for which no place is left. */
function createSharedRowIssues(claims, rounds) {
	return [...claims].flatMap(([key, all]) => {
		const { rows, extra } = getOrderedRound(rounds, key);
		if (all.every((claim) => claim.row !== null && rows[claim.row - 1] === claim)) return [];
		return [...groupBy(all, ({ row }) => row)].flatMap(([row, claimants]) => {
			if (row === null) return claimants.filter((claim) => extra.includes(claim)).map(placeless(key));
			const holder = claimants.find((claim) => rows[row - 1] === claim) ?? claimants[0];
			return claimants.filter((claim) => claim !== holder).map(placeTaken(key, row));
		});
	});
}
function placeTaken(round, row) {
	return ({ seen: { match } }) => ({
		match: match.key,
		code: "place-taken",
		message: `Match ${match.key} states row ${row} of round ${round}, but another match has it.`
	});
}
function placeless(round) {
	return ({ seen: { match } }) => ({
		match: match.key,
		code: "place-missing",
		message: `Round ${round} has more matches than places: match ${match.key} has no place.`
	});
}
// core/bracket/identify-finals.ts
/**
* Distinguishes final and third-place match: by trusted rows unless the semifinals prove the
* opposite, else by who won and lost the semifinals.
*/
function identifyFinalAndBronze(claims, semifinals, byScore, trusted) {
	const won = /* @__PURE__ */ new Map();
	for (const { seen } of semifinals) {
		const winner = byScore(seen);
		if (winner === null) continue;
		for (const [index, { key }] of seen.match.entries.entries()) won.set(key, index === winner);
	}
	return orderFinals(claims, trusted, ({ seen: { match } }) => {
		const victories = match.entries.flatMap(({ key }) => won.get(key) ?? []);
		const lead = 2 * victories.filter(Boolean).length - victories.length;
		const sure = lead !== 0 && Math.abs(lead) === match.entries.length;
		return Math.sign(lead) * (sure ? 2 : 1);
	});
}
/**
* Distinguishes grand final and bracket reset: by trusted rows unless both matches prove the
* opposite, else by their results. A reset is played only if the lower finalist won the grand
* final.
*/
function identifyGrandFinalAndReset(claims, lowerSide, byScore, trusted) {
	const lowerWon = ({ seen }) => {
		const winner = byScore(seen);
		if (winner === null || lowerSide === null) return null;
		return seen.match.entries[winner]?.key === lowerSide;
	};
	return {
		...orderFinals(claims, trusted, (claim, other) => {
			if (other === null) return 0;
			const played = hasScore(claim.seen.match);
			if (played !== hasScore(other.seen.match)) {
				const sure = (played ? other : claim).seen.match.entries.length < 2 ? 2 : 1;
				return played ? sure : -sure;
			}
			if (lowerWon(claim) === true && lowerWon(other) === false) return 2;
			if (lowerWon(claim) === false && lowerWon(other) === true) return -2;
			return claim.seen.match.entries[1]?.key === lowerSide ? 1 : 0;
		}),
		certain: true
	};
}
function orderFinals(claims, trusted, leaning) {
	const [a, b, ...extra] = claims.toSorted((x, y) => compareNullable(x.row, y.row));
	if (a === void 0) return {
		first: null,
		second: null,
		extra,
		certain: true
	};
	if (b === void 0) return placeLoneMatch(a, trusted, leaning(a, null));
	const byRow = trusted && a.row === 1 && b.row === 2;
	const lead = leaning(a, b) - leaning(b, a);
	if (byRow ? lead > -4 : lead >= 0) return {
		first: a,
		second: b,
		extra,
		certain: byRow || lead > 0
	};
	return {
		first: b,
		second: a,
		extra,
		certain: true
	};
}
function placeLoneMatch(claim, trusted, lead) {
	const byRow = trusted && claim.row !== null;
	const isFirst = byRow ? claim.row === 1 : lead >= 0;
	return {
		first: isFirst ? claim : null,
		second: isFirst ? null : claim,
		extra: [],
		certain: byRow || lead !== 0
	};
}
// core/bracket/resolve-rounds.ts
/** Resolves the row of every match: as stated, or by the next round if rows contradict it. */
function resolveRounds(assigned, byScore) {
	const { claims, issues } = assigned;
	let { geometry } = assigned;
	const claimed = new Map(geometry.rounds.map(({ key }) => [key, deriveStatedSlots(claims.get(key) ?? [])]));
	const suspects = suspectRounds(geometry, claims, claimed);
	const trusted = suspects.size === 0;
	const lowerSide = findLowerFinalist(claims, byScore);
	const rounds = /* @__PURE__ */ new Map();
	const strays = [];
	let finalsCertain = true;
	const put = (first, second, finals) => {
		rounds.set(first, createOrderedRound([finals.first], finals.extra));
		if (geometry.byKey.has(second)) rounds.set(second, createOrderedRound([finals.second], []));
	};
	if (geometry.byKey.has("grand final")) put(GRAND_FINAL_KEY, RESET_KEY, identifyGrandFinalAndReset(claims.get("grand final") ?? [], lowerSide, byScore, trusted));
	else if (geometry.byKey.has("ro2")) {
		const finals = identifyFinalAndBronze(claims.get("ro2") ?? [], claims.get("ro4") ?? [], byScore, trusted);
		if (finals.second !== null) geometry = singleGeometry(geometry.size, true);
		put("ro2", BRONZE_KEY, finals);
		finalsCertain = finals.certain;
	}
	for (const shape of geometry.rounds.toReversed()) {
		if (rounds.has(shape.key)) continue;
		const own = claims.get(shape.key) ?? [];
		const next = nextOf(shape, geometry, (key) => getOrderedRound(rounds, key).slots);
		if (next !== null && suspects.has(next.shape.key) && shouldReorderRows(shape, own, next)) suspects.add(shape.key);
		const ordered = orderRows(shape, own, next, suspects.has(shape.key) ? null : slotsIn(claimed, shape.key));
		rounds.set(shape.key, ordered);
		ordered.rows.forEach((claim, index) => {
			if (claim !== null && next !== null && isRowContradicted(claim, index + 1, shape, next)) strays.push(claim);
		});
	}
	return {
		geometry,
		rounds,
		lowerSide,
		finalsCertain,
		issues: [
			...issues,
			...createReorderedRoundIssues(suspects),
			...createSharedRowIssues(claims, rounds),
			...strays.map(createContradictedRowIssue),
			...finalsCertain ? [] : [FINAL_OR_THIRD_PLACE_ISSUE]
		]
	};
}
/** Returns rounds whose stated rows contradict where contestants advanced, and the rounds fed. */
function suspectRounds(geometry, claims, claimed) {
	const suspects = /* @__PURE__ */ new Set();
	for (const shape of geometry.rounds) {
		const next = nextOf(shape, geometry, (key) => slotsIn(claimed, key));
		if (next === null || !shouldReorderRows(shape, claims.get(shape.key) ?? [], next)) continue;
		suspects.add(shape.key);
		suspects.add(next.shape.key);
	}
	return suspects;
}
function slotsIn(claimed, key) {
	return must(claimed.get(key), "every round of the geometry has slots");
}
function nextOf(shape, geometry, slotsOf) {
	const next = shape.winnersTo === null ? void 0 : geometry.byKey.get(shape.winnersTo);
	return next === void 0 ? null : {
		shape: next,
		slots: slotsOf(next.key)
	};
}
/**
* Finds the grand finalist who came through the lower bracket: the only one who played in it, else
* the only one who did not play the upper final, else the loser of the upper final.
*
* @returns `null` if the grand final has not two contestants, or none of the three is unique.
*/
function findLowerFinalist(claims, byScore) {
	const finalists = [...keysOf(claims.get(GRAND_FINAL_KEY))];
	if (finalists.length !== 2) return null;
	const inLower = keysOf([...claims].filter(([key]) => key.startsWith("lower")).flatMap(([, round]) => round));
	const fromLower = singleOrNull(finalists.filter((key) => inLower.has(key)));
	if (fromLower !== null) return fromLower;
	const upperFinals = claims.get("ro2") ?? [];
	const inUpper = keysOf(upperFinals);
	if (!finalists.every((key) => inUpper.has(key))) return singleOrNull(finalists.filter((key) => !inUpper.has(key)));
	return singleOrNull(upperFinals.flatMap(({ seen }) => {
		const winner = byScore(seen);
		return winner === null ? [] : seen.match.entries.filter((_, index) => index !== winner);
	}).map(({ key }) => key));
}
function keysOf(claims = []) {
	return new Set(claims.flatMap(({ seen }) => seen.match.entries.map(({ key }) => key)));
}
// core/bracket/reconstruct-bracket.ts
/**
* Reconstructs a bracket from its matches, in any order, with status and outcome of each match.
* Never throws on data: contradictions become issues, unknown values `null`.
*/
function reconstructBracket(unit, context) {
	const { type } = unit;
	const mayBeHeats = type?.kind === "single" && areHeats(unit.upper);
	return type === null || mayBeHeats ? reconstructColumns(unit, context) : reconstructTree(type, unit, context);
}
function reconstructTree(type, received, context) {
	const countsGames = createCountsGamesCheck([...received.upper, ...received.lower].map(({ match }) => match));
	const resultOf = (seen, winner = null) => deriveMatchResult(seen, winner, countsGames(seen.match), context);
	const byScore = (seen) => resultOf(seen).outcome.winner;
	const shared = findSharedPlaces(received, resultOf);
	const unit = combinePlaces(received, shared);
	const all = [...unit.upper, ...unit.lower];
	const settled = resolveRounds(assignRounds(type, unit), byScore);
	const advanced = inferWinnersFromNextMatches(settled, byScore);
	const winners = confirmedWinners(type, unit, byScore) ?? advanced.winners;
	const results = /* @__PURE__ */ new Map();
	for (const seen of all) results.set(seen.match.key, resultOf(seen, winners.get(seen.match.key)));
	for (const { current, combined } of shared) {
		const { key } = current.match;
		const { status } = resultOf(current, winners.get(key));
		results.set(key, {
			status,
			outcome: resultOf(combined, winners.get(key)).outcome
		});
	}
	holdReset(settled, results);
	const links = createBracketLinks(settled, {
		prefix: context.prefix,
		isWithoutWinner: (match) => isWithoutWinner({
			match,
			...must(results.get(match.key), "every match has a result")
		}),
		size: unit.size
	});
	const { rounds, matches: placed } = fillPlaces(settled, {
		links,
		results,
		context,
		missesPast: tournamentListGaps(context.tournament, context).past,
		bestOf: Object.assign({}, ...unit.facts.map((facts) => facts.bestOf))
	});
	const parts = new Map(shared.map((place) => [place.current.match.key, place]));
	const matches = all.flatMap((seen) => {
		const { match } = seen;
		const place = parts.get(match.key);
		const result = must(results.get(match.key), "every match has a result");
		const derived = placed.get(match.key) ?? deriveMatch(seen, result, positionWithoutFeeders(match, null, null), context.listedAt);
		return place === void 0 ? derived : separateParts(place, derived, resultOf);
	});
	const last = lastMatches(settled, placed, rounds);
	const podium = type.podium(last, context.tournament, context.now);
	const isClosed = hasNoOpenMatch(podium, matches, last);
	const shape = {
		size: unit.size,
		geometrySize: settled.geometry.size,
		rounds,
		resetPlayed: podium.resetPlayed,
		isDecided: podium.champion !== null,
		isContradicted: unit.issues.length + settled.issues.length > 0
	};
	const proven = countProvenBracketMatches(shape);
	const further = matches.length - all.length;
	const isOpenEnded = further > 0 && podium.champion === null;
	const [id] = unit.ids;
	return {
		bracket: {
			key: `${unit.site}/${must(id, "a bracket has an id")}`,
			site: unit.site,
			ids: unit.ids,
			tournament: unit.tournament,
			title: unit.title,
			kind: type.kind,
			size: unit.size ?? sizeOf(settled.geometry),
			prefix: context.prefix,
			rounds,
			champion: podium.champion,
			runnerUp: podium.runnerUp,
			third: podium.third,
			resetPlayed: podium.resetPlayed,
			complete: podium.decided && isClosed,
			noChampion: isClosed ? podium.noChampion : null,
			dropIn: links.dropIn,
			issues: [
				...unit.issues,
				...settled.issues,
				...advanced.issues,
				...createUnclearPartsIssues(shared),
				...all.flatMap(matchIssues)
			]
		},
		matches,
		expected: isOpenEnded || proven === null ? null : proven + further,
		isEveryMatchSeen: !isOpenEnded && isEveryMatchSeen(shape),
		validUntil: podium.validUntil
	};
}
/**
* Replaces "not started" of a bracket reset before its grand final has a winner: until then nobody
* knows whether it is needed, and its listed start is often before that of the grand final.
*/
function holdReset({ rounds }, results) {
	const [reset, grandFinal] = [RESET_KEY, GRAND_FINAL_KEY].map((key) => rounds.get(key)?.rows[0]?.seen.match);
	const result = results.get(reset?.key ?? "");
	if (reset === void 0 || result?.status.by !== "not-started") return;
	if (grandFinal === void 0 ? reset.entries.length === 2 : results.get(grandFinal.key)?.outcome.winner !== null) return;
	const status = {
		state: "upcoming",
		by: "listed-upcoming",
		validUntil: null
	};
	results.set(reset.key, {
		...result,
		status
	});
}
/** Returns winners inferred from confirmed contestants only; `null` if all are confirmed. */
function confirmedWinners(type, unit, byScore) {
	if (![...unit.upper, ...unit.lower].some(({ unconfirmed }) => unconfirmed !== void 0)) return null;
	const upper = unit.upper.map(restoreConfirmedKeys);
	const lower = unit.lower.map(restoreConfirmedKeys);
	return inferWinnersFromNextMatches(resolveRounds(assignRounds(type, {
		...unit,
		upper,
		lower
	}), byScore), byScore).winners;
}
function lastMatches(settled, placed, rounds) {
	const at = (key) => {
		const claim = settled.rounds.get(key)?.rows[0];
		return placed.get(claim?.seen.match.key ?? "") ?? null;
	};
	return {
		final: settled.finalsCertain ? at("ro2") : null,
		bronze: settled.finalsCertain ? at(BRONZE_KEY) : null,
		upperFinal: at("ro2"),
		lowerFinal: at("lower ro2s2"),
		grandFinal: at(GRAND_FINAL_KEY),
		reset: at(RESET_KEY),
		loneFinalist: findLoneFinalist(rounds, placed),
		lowerSide: settled.lowerSide,
		finalsCertain: settled.finalsCertain
	};
}
/** Returns the only contestant who comes to the final, or grand final; `null` if two may come. */
function findLoneFinalist(rounds, placed) {
	const place = rounds.filter(({ key }) => key === "grand final" || key === "ro2").at(-1)?.places[0];
	if (place?.slots.some(({ entry, source }) => entry === null && source.type === "bye") !== true) return null;
	const [from] = place.slots.flatMap(({ source }) => source.type === "winner" ? source.of : []);
	const match = placed.get(place.match ?? from?.match ?? "");
	const winner = match?.match.entries[match.outcome.winner ?? -1];
	return winner === void 0 ? null : contestantRef(winner);
}
/** Returns the size of the first upper round; of a lower bracket alone, the geometry's size. */
function sizeOf({ size, rounds: [first] }) {
	return first?.section === "upper" ? 2 * first.places : size;
}
/** Returns whether no listed match is left to play. An unplayed bracket reset does not count. */
function hasNoOpenMatch({ resetPlayed }, matches, { reset }) {
	const open = matches.filter(({ status }) => status.state !== "ended");
	const unused = reset !== null && !resetPlayed ? reset.match.key : null;
	return open.every(({ match }) => match.key === unused);
}
/** Returns issues of a bracket match: more than two contestants, or a bye with two. */
function matchIssues({ match }) {
	const { key, entries, bye } = match;
	if (entries.length > 2) return [{
		match: key,
		code: "more-than-two",
		message: `Match ${key} has ${entries.length} contestants: no contestant advances from it.`
	}];
	if (bye === true && entries.length === 2) return [{
		match: key,
		code: "bye-with-two",
		message: `Match ${key} is marked as a bye but has two contestants: it is treated as a match.`
	}];
	return [];
}
// core/model/bracket.ts
/** Bracket types of the service. A double elimination has a `double` (upper) and a `lower` one. */
var SERVICE_BRACKET_TYPES = [
	"single",
	"double",
	"lower"
];
var KNOWN_BRACKET_KINDS = ["single", "double"];
[...KNOWN_BRACKET_KINDS];
/** Returns whether the matches of a bracket form a tree of matches of two. */
function isTree({ kind }) {
	return KNOWN_BRACKET_KINDS.some((known) => known === kind);
}
// core/bracket/tournament-continued-check.ts
/**
* Creates a function that returns whether the tournament continued without a match that did not
* start: the match it feeds, or one after that, began or ended; its contestants play in a later
* column of a bracket of unknown type; contestants of its group play in a bracket; or its start is
* long past and its bracket has a champion.
*
* @param matches All of the tournament.
*/
function createTournamentContinuedCheck(matches, brackets, now) {
	const byKey = new Map(matches.map((derived) => [derived.match.key, derived]));
	const begun = begunByContestant(byKey, brackets);
	const groups = groupBy(appearancesOf(matches), ({ derived }) => derived.match.groupId);
	return (derived) => {
		const { match, status } = derived;
		if (status.by !== "not-started" && match.start !== null) return false;
		if (match.groupId !== null) return (groups.get(match.groupId) ?? []).some(({ entry }) => hasLaterMatch(begun.get(entry.key), match.start));
		const own = brackets.find(({ ids }) => ids.includes(match.bracketId ?? ""));
		if (own === void 0) return false;
		const end = latestAssumedEnd(match);
		if (own.champion !== null && end !== null && now > end) return true;
		if (isTree(own)) return pathHasBegun(derived, own, byKey);
		const column = columnOf(own, match.key);
		return match.entries.some(({ key }) => (begun.get(key) ?? []).some((other) => other.bracket === own && other.column > column));
	};
}
/** Returns whether a match on the winner's path, in any later round, began or ended. */
function pathHasBegun({ winnerTo }, { rounds }, byKey) {
	if (winnerTo === null) return false;
	const places = new Map(rounds.flatMap((round) => round.places.map((place) => [place.place, place])));
	for (let to = places.get(winnerTo.place); to; to = places.get(to.winnerTo?.place ?? "")) {
		const next = byKey.get(to.match ?? "");
		if (next !== void 0 && hasBegun(next)) return true;
	}
	return false;
}
/**
* Returns whether a match began. Live ones need two contestants: the service may list empty ones.
*/
function hasBegun({ match, status, absence }) {
	if (status.state === "ended") return true;
	return status.state === "live" && absence === null && match.entries.length > 1;
}
function begunByContestant(byKey, brackets) {
	return groupBy(brackets.flatMap((bracket) => bracket.rounds.flatMap(({ places }, column) => places.flatMap(({ match: key }) => {
		const derived = byKey.get(key ?? "");
		if (derived === void 0 || derived.status.by === "bye" || !hasBegun(derived)) return [];
		const { entries, start } = derived.match;
		return entries.map((entry) => ({
			contestant: entry.key,
			start,
			bracket,
			column
		}));
	}))), ({ contestant }) => contestant);
}
/** Returns whether a match started later. Earlier ones may belong to another tournament stage. */
function hasLaterMatch(begun = [], start) {
	return begun.some((other) => start === null || other.start !== null && other.start > start);
}
function columnOf({ rounds }, key) {
	return rounds.findIndex(({ places }) => places.some(({ match }) => match === key));
}
// core/bracket/unresolved.ts
/**
* Marks the matches of a tournament that did not end and will not be played. Their status and
* outcome do not change.
*
* @param matches All matches of the tournament.
* @param now Milliseconds since the epoch.
*/
function markUnresolved(matches, brackets, tournament, now) {
	const open = matches.filter(({ status }) => status.state !== "ended");
	if (open.length === 0) return {
		matches,
		validUntil: null
	};
	const reasons = /* @__PURE__ */ new Map();
	const hasMovedOn = createTournamentContinuedCheck(matches, brackets, now);
	for (const derived of open) {
		const reason = reasonWithoutOthers(derived, brackets, hasMovedOn);
		if (reason !== null) reasons.set(derived.match.key, reason);
	}
	const waiting = open.filter(({ match }) => !reasons.has(match.key));
	const completedAt = completionOf(matches, waiting, brackets, tournament);
	if (completedAt !== null && now > completedAt) for (const { match } of waiting) reasons.set(match.key, "tournament-completed");
	const ahead = [completedAt, ...open.map(({ match }) => latestAssumedEnd(match))].filter((moment) => moment !== null && moment >= now);
	return {
		matches: matches.map((derived) => {
			const unresolved = reasons.get(derived.match.key);
			return unresolved === void 0 ? derived : {
				...derived,
				unresolved
			};
		}),
		validUntil: ahead.length === 0 ? null : Math.min(...ahead.map(Number))
	};
}
/** Returns why a match will not be played, even if its tournament is not completed. */
function reasonWithoutOthers(derived, brackets, hasMovedOn) {
	if (derived.absence === "withdrawn") return "withdrawn";
	if (derived.status.state === "live") return null;
	if (isUnneededReset(derived, brackets)) return "reset-not-needed";
	return hasMovedOn(derived) ? "moved-on" : null;
}
function isUnneededReset({ match, round }, brackets) {
	if (round?.key !== "grand final reset") return false;
	const own = brackets.find(({ ids }) => ids.some((id) => id === match.bracketId));
	return own !== void 0 && own.champion !== null && !own.resetPlayed;
}
/**
* Returns when a tournament counts as completed although matches are open: all their latest ends
* have passed, and either every bracket is decided, or the tournament's end is an hour ago (without
* an end: its last start is a day ago) and no match changed for an hour.
*
* @param waiting Open matches without a reason.
* @returns `null` if there are none, or one is live or has no start: time completes nothing then.
*/
function completionOf(matches, waiting, brackets, tournament) {
	const ends = [];
	for (const { match, status } of waiting) {
		const end = latestAssumedEnd(match);
		if (status.state === "live" || end === null) return null;
		ends.push(end);
	}
	if (ends.length === 0) return null;
	const longPast = Math.max(...ends);
	if (brackets.length > 0 && brackets.every(isDecided)) return longPast;
	const last = Math.max(...matches.map(({ match }) => match.start ?? -Infinity));
	const end = tournament.end === null ? last + DAY : tournament.end + HOUR;
	const changes = matches.filter(({ sighting }) => sighting.changedAt > sighting.firstSeen).map(({ sighting }) => sighting.changedAt + HOUR);
	return Math.max(longPast, end, ...changes);
}
function isDecided({ champion, complete }) {
	return complete || champion !== null;
}
// core/world/namesakes.ts
/**
* Separates the contestants of one name: if a bracket lists it with several countries, these are
* several contestants, whose results must not be mixed. In a group, the country may have changed.
*
* @param seen The matches of a tournament.
*/
function separateNamesakes(seen) {
	const namesakes = findNamesakes(seen);
	if (namesakes.size === 0) return {
		seen,
		restore: (parts) => parts
	};
	const originals = /* @__PURE__ */ new Map();
	const separate = (entry) => {
		if (!namesakes.has(entry.key)) return entry;
		const key = `${entry.key}~${entry.country}`;
		originals.set(key, entry.key);
		return {
			...entry,
			key
		};
	};
	return {
		seen: seen.map((one) => {
			const { match } = one;
			if (!match.entries.some(({ key }) => namesakes.has(key))) return one;
			return {
				...one,
				match: {
					...match,
					entries: match.entries.map(separate)
				}
			};
		}),
		restore: (parts) => restoreKeys(parts, seen, originals)
	};
}
/** Returns the keys that a bracket lists with several countries. */
function findNamesakes(seen) {
	const suspects = findKeysOfSeveralCountries(seen);
	if (suspects.size === 0) return suspects;
	const found = /* @__PURE__ */ new Set();
	const inBrackets = seen.filter(({ match }) => match.bracketId !== null);
	for (const own of groupBy(inBrackets, ({ match }) => match.bracketId).values()) for (const key of findKeysOfSeveralCountries(own)) found.add(key);
	return found;
}
function findKeysOfSeveralCountries(seen) {
	const countries = /* @__PURE__ */ new Map();
	const found = /* @__PURE__ */ new Set();
	for (const { match } of seen) for (const { key, country } of match.entries) {
		if (country === "") continue;
		const known = countries.get(key);
		if (known === void 0) countries.set(key, country);
		else if (known !== country) found.add(key);
	}
	return found;
}
function restoreKeys(parts, seen, originals) {
	const byKey = new Map(seen.map(({ match }) => [match.key, match]));
	const restore = (contestant) => {
		const key = originals.get(contestant?.key ?? "");
		return contestant === null || key === void 0 ? contestant : {
			...contestant,
			key
		};
	};
	const restoreRow = (row) => {
		const contestant = restore(row.contestant);
		return {
			...row,
			contestant
		};
	};
	return {
		...parts,
		matches: parts.matches.map((derived) => {
			const match = must(byKey.get(derived.match.key), "every match was received");
			return Object.assign({}, derived, { match });
		}),
		brackets: parts.brackets.map((bracket) => {
			const { champion, runnerUp, third } = bracket;
			const podium = {
				champion: restore(champion),
				runnerUp: restore(runnerUp)
			};
			return Object.assign({}, bracket, podium, { third: restore(third) });
		}),
		groups: parts.groups.map((group) => Object.assign({}, group, { standings: group.standings.map(restoreRow) })),
		rankings: parts.rankings.map((ranking) => Object.assign({}, ranking, { rows: ranking.rows.map(restoreRow) }))
	};
}
// core/world/derive-tournament.ts
/**
* Derives all data of one tournament. The order of the matches does not matter; there must be at
* least one.
*
* @param listedAt See `DeriveContext`.
*/
function deriveTournament(received, now, basis, listedAt) {
	const locksOthers = received.some(({ match }) => match.locked === true);
	const context = {
		...basis,
		now,
		listedAt,
		locksOthers
	};
	const checked = removeContradictedScores(markNegativeTotals(received), context);
	const { seen, restore } = separateNamesakes(removeUnfixedStarts(checked.seen));
	const tournament = newestTournament(seen);
	const reconstructions = reconstructBrackets(seen, {
		...context,
		tournament
	});
	const brackets = reconstructions.map(({ bracket }) => bracket);
	const duplicates = findDuplicates(seen);
	const { matches, validUntil } = markUnresolved(deriveMatches(seen, reconstructions, duplicates, context), brackets, tournament, now);
	const gaps = tournamentListGaps(tournament, basis);
	const stages = createStages(matches, brackets);
	const { decidedBy, groups, hasLaterStage, end } = decideTournament(stages, (decidedBy) => {
		const isKnown = brackets.some(({ key, champion }) => key === decidedBy && champion !== null);
		const end = deriveTournamentEnd(matches, tournament, isKnown, now);
		const input = {
			annotations: basis.facts,
			gaps,
			end: tournament.end,
			isOver: end.isOver
		};
		return {
			decidedBy,
			end,
			groups: deriveGroups(matches, input)
		};
	});
	const { isOver } = end;
	const { start } = tournament;
	const parts = {
		matches,
		reconstructions,
		groups,
		start,
		decidedBy,
		isOver,
		hasLaterStage
	};
	const explained = explainHoles(stages.brackets, matches, isOver);
	return restore({
		tournament,
		seen: received,
		matches,
		brackets: explained.map(({ bracket }) => bracket),
		groups,
		issues: [
			...basis.heldFrom === null ? [] : [createHeldIssue(basis.heldFrom)],
			...checked.issues,
			...matches.flatMap(createStartAheadIssues),
			...[...duplicates].map(([match, counted]) => createDuplicateIssue(match, counted)),
			...seen.filter(({ match }) => playsItself(match)).map(createSelfMatchIssue),
			...[...groups, ...brackets].flatMap(({ issues }) => issues)
		],
		...deriveTournamentCoverage(parts, gaps),
		decidedBy,
		rankings: deriveRankings({
			matches,
			brackets: explained,
			groups,
			decidedBy,
			isOver,
			missesPast: gaps.past
		}),
		basis,
		validUntil: earliest([
			validUntil,
			end.validUntil,
			...matches.map(({ status }) => status.validUntil),
			...reconstructions.map((reconstruction) => reconstruction.validUntil)
		])
	});
}
/** Reconstructs the brackets of a tournament; the match codes of several begin with A, B, … */
function reconstructBrackets(seen, context) {
	const units = groupIntoBracketUnits(seen);
	return units.map((unit, index) => {
		const prefix = units.length > 1 ? letters(index) : "";
		return reconstructBracket(unit, Object.assign({ prefix }, context));
	});
}
/** Returns A, B, …, Z, AA, AB, … for 0, 1, …, 25, 26, 27, … */
function letters(index) {
	const last = String.fromCodePoint(65 + index % 26);
	return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last;
}
/** Derives the matches of groups, then of brackets, then all others, and marks duplicates. */
function deriveMatches(seen, reconstructions, duplicates, context) {
	const others = seen.filter(({ match }) => match.bracketId === null && match.groupId === null).toSorted((a, b) => compareIds(a.match.id, b.match.id));
	return [
		...deriveGroupMatches(seen, context),
		...reconstructions.flatMap(({ matches }) => matches),
		...others.map((one) => {
			return deriveMatch(one, deriveMatchResult(one, null, scoresCountGames([one.match]), context), positionWithoutFeeders(one.match, null, null), context.listedAt);
		})
	].map((one) => {
		const duplicateOf = duplicates.get(one.match.key);
		return duplicateOf === void 0 ? one : Object.assign(one, { duplicateOf });
	});
}
/**
* Finds the bracket that decides a tournament: none if the best of the groups play in no bracket,
* because a later stage may follow for them, and one above all others if it is known only by the
* groups.
*
* @param decideBy Derives what follows. The groups depend on whether the tournament is over.
*/
function decideTournament(stages, decideBy) {
	const first = decideBy(findDecidingBracket(stages));
	const deciding = stages.brackets.find(({ bracket }) => bracket.key === first.decidedBy);
	const hasLaterStage = deciding !== void 0 && leavesOutBest(deciding, stages.brackets, first.groups);
	const decided = hasLaterStage ? decideBy(null) : first;
	const main = decided.decidedBy === null && stages.brackets.length > 1 && decided.groups.length > 0 ? findBracketAboveOthers(stages, decided.groups) : null;
	return {
		...main === null ? decided : decideBy(main),
		hasLaterStage
	};
}
/** Returns the tournament as in its last seen match, because titles and dates may be edited. */
function newestTournament(seen) {
	return seen.reduce((best, one) => {
		const later = one.sighting.lastSeen - best.sighting.lastSeen;
		return later > 0 || later === 0 && compareIds(one.match.id, best.match.id) < 0 ? one : best;
	}, must(seen[0], "a tournament has matches")).match.tournament;
}
function createDuplicateIssue(match, counted) {
	return {
		match,
		code: "listed-twice",
		message: `Matches ${counted} and ${match} are the same match, listed twice: only the first one counts.`
	};
}
/** Returns an issue if a match is in the ended list although its start is still to come. */
function createStartAheadIssues({ match: { key }, status }) {
	if (status.by !== "start-ahead") return [];
	const message = `The service lists match ${key} as ongoing or ended, but its start is still to come and it has no score: it counts as upcoming.`;
	return [{
		match: key,
		code: status.by,
		message
	}];
}
function createSelfMatchIssue({ match: { key } }) {
	return {
		match: key,
		code: "plays-itself",
		message: "Both contestants of this match are the same one: it is no win and no loss."
	};
}
function createHeldIssue(from) {
	return {
		match: null,
		code: "data-held",
		message: `The service no longer sends all data of this tournament. Showing data from ${new Date(from).toISOString().slice(0, 16).replace("T", " ")} UTC.`
	};
}
function earliest(moments) {
	return moments.reduce((first, moment) => first === null || moment !== null && moment < first ? moment : first, null);
}
// core/lib/steps.ts
/** Runs a computation to its end without a pause. */
function runToEnd(steps) {
	for (;;) {
		const { done, value } = steps.next();
		if (done === true) return value;
	}
}
/** Number of items that are visited between two pauses. */
var VISITS_PER_STEP = 256;
/** Visits items in order, with pauses. */
function* visitInSteps(items, visit) {
	let visited = 0;
	for (const item of items) {
		visit(item);
		visited += 1;
		if (visited % VISITS_PER_STEP === 0) yield;
	}
}
// core/match/shortest-match.ts
/** Shortest duration that a match is assumed to have, in milliseconds. */
var SHORTEST_MATCH = 15 * MINUTE;
// core/match/is-live-and-listed.ts
/** Returns whether a match is live and still listed by the service, so that its state is current. */
function isLiveAndListed({ state, absence }) {
	return state === "live" && absence === null;
}
/** Returns whether a derived match is live and still listed. */
function isMatchLiveAndListed({ status: { state }, absence }) {
	return isLiveAndListed({
		state,
		absence
	});
}
// core/contestants/ambiguity.ts
/** Bracket types in which a contestant has one match per round. */
var ELIMINATIONS = new Set(SERVICE_BRACKET_TYPES);
/**
* Returns why the contestants of one name may be several people: two countries, or two places at
* once (twice in a match or in a round, in two groups of a stage, live in two tournaments). A grand
* final and its bracket reset are two rounds.
*/
function findAmbiguityReasons(appearances) {
	const ambiguity = [];
	if (countriesOf(appearances).length > 1) ambiguity.push("two-countries");
	if (isInTwoPlaces(appearances)) ambiguity.push("two-places-at-once");
	return ambiguity;
}
/** Returns every country that the contestant was listed with, in alphabetical order. */
function countriesOf(appearances) {
	const countries = new Set(appearances.map(({ entry }) => entry.country));
	countries.delete("");
	return [...countries].toSorted();
}
function isInTwoPlaces(appearances) {
	const places = /* @__PURE__ */ new Map();
	for (const { derived } of appearances) {
		const scope = scopeOf(derived);
		if (scope === null) continue;
		const { groupId, row, key } = derived.match;
		const place = groupId ?? `${row ?? key}`;
		if (places.has(scope) && places.get(scope) !== place) return true;
		places.set(scope, place);
	}
	const matches = new Set(appearances.map(({ derived }) => derived));
	return matches.size < appearances.length || areLiveAtOnce([...matches].filter(isMatchLiveAndListed));
}
/** Returns the group stage or round in which a contestant has one place only; `null` if neither. */
function scopeOf({ match, round, unresolved }) {
	if (unresolved !== null) return null;
	if (match.groupId !== null) return `${match.tournament.key} ${match.stage}`;
	if (round === null || !ELIMINATIONS.has(match.bracket?.type ?? "")) return null;
	return `${match.site} ${getSharedBracketId(match)} ${round.key}`;
}
/** Returns whether matches of two tournaments are live at once. Within one, ends may be late. */
function areLiveAtOnce(live) {
	return live.some(({ match: a }) => live.some(({ match: b }) => a.tournament.key !== b.tournament.key && a.start !== null && b.start !== null && Math.abs(a.start - b.start) < SHORTEST_MATCH));
}
// core/contestants/live-or-next-match.ts
/** Sorts live matches first, then by start. */
var bySoonest = combineComparators((a, b) => Number(isMatchLiveAndListed(b)) - Number(isMatchLiveAndListed(a)), (a, b) => compareNullable(a.match.start, b.match.start));
/**
* Returns a contestant's live match, else the next one: of each tournament the first open match in
* order of play (starts may be out of order), and of these the earliest.
*
* @param matches The contestant's matches, in order of play.
* @returns `null` if no match is open.
*/
function findLiveOrNextMatch(matches) {
	return [...groupBy(matches.filter(isOpen), ({ match }) => match.tournament.key).values()].flatMap((own) => own.find(isMatchLiveAndListed) ?? own.slice(0, 1)).toSorted(bySoonest)[0] ?? null;
}
function isOpen({ status, unresolved }) {
	return status.state !== "ended" && unresolved === null;
}
// core/contestants/contestants.ts
/** Number of contestants that are derived between two pauses. */
var CONTESTANTS_PER_STEP = 32;
/** Derives the contestants of all matches like `deriveContestants`, with pauses. */
function* deriveContestantsInSteps(matches, previous) {
	const contestants = new Map(previous?.contestants);
	const changed = changedMatches(previous?.touched ?? matches.values(), matches, previous?.matches ?? /* @__PURE__ */ new Map());
	const fresh = groupBy(appearancesOf(changed.after), ({ entry }) => entry.key);
	for (const { entry } of appearancesOf(changed.before)) if (!fresh.has(entry.key)) fresh.set(entry.key, []);
	let derived = 0;
	for (const [key, appearances] of fresh) {
		if (derived % CONTESTANTS_PER_STEP === 0) yield;
		derived += 1;
		for (const match of contestants.get(key)?.matches ?? []) {
			const other = matches.get(match);
			if (other === void 0 || changed.keys.has(match)) continue;
			appearances.push(...appearancesOf([other]).filter(({ entry }) => entry.key === key));
		}
		if (appearances.length === 0) contestants.delete(key);
		else contestants.set(key, contestantOf(appearances));
	}
	return contestants;
}
function changedMatches(touched, after, before) {
	const fresh = [];
	const old = [];
	let added = 0;
	for (const derived of touched) {
		const earlier = before.get(derived.match.key);
		if (earlier === void 0) added += 1;
		if (isSame(derived, earlier)) continue;
		fresh.push(derived);
		if (earlier !== void 0) old.push(earlier);
	}
	if (after.size - added < before.size) {
		for (const [key, derived] of before) if (!after.has(key)) old.push(derived);
	}
	return {
		keys: new Set([...fresh, ...old].map(({ match }) => match.key)),
		before: old,
		after: fresh
	};
}
/** Returns whether contestants derive the same from both. A new sighting creates a new object. */
function isSame(a, b) {
	return a === b || a.match === b?.match && a.status.state === b.status.state && a.status.by === b.status.by && a.outcome.winner === b.outcome.winner && a.outcome.draw === b.outcome.draw && a.round?.key === b.round?.key && a.absence === b.absence && a.unresolved === b.unresolved;
}
function contestantOf(unordered) {
	const appearances = unordered.toSorted((a, b) => comparePlayOrder(a.derived, b.derived));
	const { game, gameSlug } = must(appearances.at(-1), "a contestant has an appearance").derived.match.tournament;
	const keys = appearances.map(({ derived }) => derived.match.key);
	const ended = appearances.filter((one) => hasBeenPlayed(one.derived));
	const { key, name, country } = newestRefOf(appearances);
	return {
		key,
		name,
		country,
		game,
		gameSlug,
		countries: countriesOf(appearances),
		ambiguity: findAmbiguityReasons(appearances),
		record: tallyOf(appearances),
		form: appearances.flatMap((one) => findContestantResult(one) ?? []).slice(-10),
		kills: sumOf(appearances.map(({ entry }) => entry.kills)),
		deaths: sumOf(appearances.map(({ entry }) => entry.deaths)),
		matches: [...new Set(keys)],
		last: ended.at(-1)?.derived.match.key ?? null,
		next: findLiveOrNextMatch(appearances.map(({ derived }) => derived))?.match.key ?? null,
		tournaments: [...new Set(appearances.map(({ derived }) => derived.match.tournament.key))]
	};
}
function hasBeenPlayed({ status }) {
	return status.state === "ended" && status.by !== "bye";
}
/** Returns the sum of known counts; `null` if none is known. */
function sumOf(counts) {
	const known = counts.filter((count) => count !== null);
	return known.length === 0 ? null : known.reduce((sum, count) => sum + count, 0);
}
// core/model/tie-breakers.ts
/**
* Criteria that separate contestants tied on points, in the order that staff are offered. Buchholz:
* sum of the opponents' points; median Buchholz: without the best and the worst opponent;
* Sonneborn-Berger: points of beaten opponents and half the points of those drawn with. Not in
* `group.ts`, because pages need it and not the schemas.
*/
var TIE_BREAKERS = [
	"difference",
	"score-for",
	"head-to-head",
	"buchholz",
	"median-buchholz",
	"sonneborn-berger"
];
// core/lib/input-limits.ts
var MAX_DEDUCTED_POINTS = 1e3;
// core/lib/is-time-zone.ts
/**
* Returns whether a name is an IANA time zone, such as `Europe/Helsinki`. An offset is none, because
* only new engines know it.
*/
function isTimeZone(name) {
	if (/^[+-]/.test(name)) return false;
	try {
		return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
	} catch {
		return false;
	}
}
// core/model/hold.ts
/** Holds: protection of displayed data against losses that one poll cannot explain. */
/**
* Kinds of data that a listed match can lose between two polls, in display order.
* No longer sent: `contestants`, `scores`, `flags`, `positions` (bracket, group, round), `starts`,
* `best-ofs`, `tournaments` (their texts). Regressed: `lower-scores`; `unlocked` and `more-games`
* of an ended match; `byes`; `begun` (back in the upcoming list).
*/
var LOSS_KINDS = [
	"contestants",
	"scores",
	"lower-scores",
	"flags",
	"unlocked",
	"positions",
	"starts",
	"best-ofs",
	"more-games",
	"tournaments",
	"byes",
	"begun"
];
[...LOSS_KINDS];
/** Decisions of staff about a hold: accept the service's new data, or keep the old data. */
var HOLD_DECISIONS = ["accept", "keep"];
/** Returns the key of a hold's decision. No later hold has it, because it contains the start. */
function holdKey({ id, since }) {
	return `${id} ${since}`;
}
/** Returns whether a hold affects matches of this tournament. */
function isTournamentHeld(hold, { site, tournament, isHidden }) {
	if (hold.isHidden !== isHidden) return false;
	if (hold.tournament !== null) return hold.tournament === tournament;
	return hold.site === null || hold.site === site;
}
// core/desk/annotation-kinds.ts
/**
* Kinds of annotations. A new kind needs an entry here, a name per language and an editor in web.
*/
var LONGEST_SCOPE = 200;
/** Longer than any field, because too long text must be rejected, not truncated. */
var LONGEST_INPUT = 1e4;
/** Removes characters that change the direction or layout of surrounding text. */
var clean = /* @__PURE__ */ _overwrite((input) => cleanText(input, LONGEST_INPUT));
var text = (longest) => (/* @__PURE__ */ string()).check(clean, /* @__PURE__ */ _trim(), /* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(longest));
var httpsAddress = (/* @__PURE__ */ string()).check(/* @__PURE__ */ _maxLength(500), /* @__PURE__ */ refine((address) => isHttps(address), "must be an https address without invisible characters"));
var channelName = (/* @__PURE__ */ string()).check(clean, /* @__PURE__ */ _trim(), /* @__PURE__ */ _maxLength(40), /* @__PURE__ */ _regex(/^[^/\s][^/]*$/, "must be the name of a channel, without a slash"));
var withDefault = _default;
var points = (/* @__PURE__ */ number()).check(/* @__PURE__ */ _gte(-100), /* @__PURE__ */ _lte(100));
var pointsGained = (/* @__PURE__ */ number()).check(/* @__PURE__ */ _gte(0), /* @__PURE__ */ _lte(100));
var manualScore = int().check(/* @__PURE__ */ _gte(-1), /* @__PURE__ */ _lte(999));
var reportedScore = /* @__PURE__ */ object({
	scores: /* @__PURE__ */ tuple([/* @__PURE__ */ nullable(int()), /* @__PURE__ */ nullable(int())]),
	/** Whether the match had ended because of its data. */
	isOver: /* @__PURE__ */ boolean()
});
/** Schema of a scope of any kind. */
var anyScope = (/* @__PURE__ */ string()).check(/* @__PURE__ */ _maxLength(LONGEST_SCOPE));
/** Points per result (`null`: ranked by wins), tie-breakers in order, and whether deductions count. */
var pointsRule = /* @__PURE__ */ object({
	points: /* @__PURE__ */ nullable(/* @__PURE__ */ object({
		win: points,
		draw: points,
		loss: points
	})),
	tieBreakers: (/* @__PURE__ */ array(/* @__PURE__ */ _enum(TIE_BREAKERS))).check(/* @__PURE__ */ _maxLength(TIE_BREAKERS.length)),
	/** True if the deductions that the service sends with a match reduce the points. */
	deduct: /* @__PURE__ */ optional(/* @__PURE__ */ boolean())
});
/** Points of each match of more than two contestants, instead of its scores. */
var placementPoints = /* @__PURE__ */ object({
	/** Points of placement 1, 2, …; later placements give none. */
	placements: (/* @__PURE__ */ array(pointsGained)).check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(200)),
	perKill: pointsGained,
	/** True if the deductions that the service sends with a match reduce its points. */
	deduct: /* @__PURE__ */ boolean(),
	/** Number of best matches that count for each contestant; `null` if all count. */
	bestOf: /* @__PURE__ */ nullable(int().check(/* @__PURE__ */ _gte(1), /* @__PURE__ */ _lte(200))),
	/** Subtracted from the total points: key of the contestant, and its name when this was entered. */
	deductions: (/* @__PURE__ */ array(/* @__PURE__ */ object({
		contestant: text(100),
		name: text(200),
		points: (/* @__PURE__ */ number()).check(/* @__PURE__ */ _gte(0), /* @__PURE__ */ _lte(MAX_DEDUCTED_POINTS))
	}))).check(/* @__PURE__ */ _maxLength(50))
});
/** Orders of contestants who are tied, best first: see `core/groups/tie-order.ts`. */
var tieOrder = /* @__PURE__ */ object({ orders: (/* @__PURE__ */ array((/* @__PURE__ */ array(/* @__PURE__ */ object({
	contestant: text(100),
	name: text(200)
}))).check(/* @__PURE__ */ _minLength(2), /* @__PURE__ */ _maxLength(200)))).check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(50), /* @__PURE__ */ refine((orders) => {
	const keys = orders.flat().map(({ contestant }) => contestant);
	return new Set(keys).size === keys.length;
}, "must contain each contestant once")) });
/** Definition of every kind: id, subject, visibility and input schema. */
var ANNOTATION_KINDS = [
	kind("group-name", {
		about: "group",
		isPublic: true,
		value: text(60)
	}),
	kind("points-rule", {
		about: "group",
		isPublic: true,
		value: pointsRule
	}),
	kind("advancing", {
		about: "group",
		isPublic: true,
		value: int().check(/* @__PURE__ */ _gte(1), /* @__PURE__ */ _lte(999))
	}),
	kind("placement-points", {
		about: "group",
		isPublic: true,
		value: placementPoints
	}),
	kind("tie-order", {
		about: "group",
		isPublic: true,
		value: tieOrder
	}),
	kind("swiss-rounds", {
		about: "group",
		isPublic: true,
		value: int().check(/* @__PURE__ */ _gte(1), /* @__PURE__ */ _lte(99))
	}),
	kind("alias", {
		about: "contestant",
		isPublic: true,
		value: /* @__PURE__ */ object({
			key: text(100),
			name: text(200)
		})
	}),
	kind("short-name", {
		about: "contestant",
		isPublic: true,
		value: text(16)
	}),
	kind("station", {
		about: "match",
		isPublic: true,
		value: text(20)
	}),
	kind("note", {
		about: "match",
		isPublic: false,
		value: text(500)
	}),
	kind("stream-link", {
		about: "match-or-tournament",
		isPublic: true,
		value: httpsAddress
	}),
	kind("venue-zone", {
		about: "tournament",
		isPublic: true,
		value: (/* @__PURE__ */ string()).check(/* @__PURE__ */ refine(isTimeZone, "must be a time zone like Europe/Helsinki"))
	}),
	kind("former-address", {
		about: "tournament",
		isPublic: true,
		value: /* @__PURE__ */ object({ key: text(LONGEST_SCOPE) })
	}),
	kind("grace-minutes", {
		about: "tournament-or-all",
		isPublic: false,
		value: int().check(/* @__PURE__ */ _gte(0), /* @__PURE__ */ _lte(240))
	}),
	kind("link-template", {
		about: "site",
		isPublic: true,
		value: httpsAddress
	}),
	kind("channel", {
		about: "channel",
		isPublic: true,
		scope: channelName,
		value: /* @__PURE__ */ object({
			match: /* @__PURE__ */ nullable(anyScope),
			/** True if the second contestant is on the left. */
			swapped: /* @__PURE__ */ boolean(),
			/** Manual score by slot; `null` for the service's score. See `manual-score.ts`. */
			score: /* @__PURE__ */ nullable(/* @__PURE__ */ tuple([manualScore, manualScore])),
			/** Score that the service reported when `score` was set; `null` without a manual score. */
			reported: withDefault(/* @__PURE__ */ nullable(reportedScore), null),
			/** Match that staff chose to follow on this channel; `null` if none. For staff only. */
			next: withDefault(/* @__PURE__ */ nullable(anyScope), null)
		})
	}),
	kind("wall-message", {
		about: "wall",
		isPublic: true,
		value: text(200)
	}),
	kind("held-data", {
		about: "hold",
		isPublic: false,
		value: /* @__PURE__ */ object({
			decision: /* @__PURE__ */ _enum(HOLD_DECISIONS),
			since: int()
		})
	})
];
new Map(ANNOTATION_KINDS.map(({ kind: id, about, isPublic }) => [id, {
	about,
	isPublic
}]));
function kind(id, { about, isPublic, value, scope = anyScope }) {
	/** `input`: schema of an annotation as staff send it. */
	return {
		kind: id,
		about,
		isPublic,
		input: /* @__PURE__ */ object({
			kind: /* @__PURE__ */ literal(id),
			scope,
			value
		})
	};
}
function isHttps(address) {
	return /^https:\/\/[^\s/]+(\/\S*)?$/.test(address) && !hasInvisibleCharacters(address);
}
// core/desk/annotations.ts
/** Indexes annotations, of which there is at most one per kind and scope. */
function createAnnotations(annotations) {
	const all = annotations.toSorted((a, b) => b.at - a.at);
	const byKind = groupBy(all, ({ kind }) => kind);
	const ofKind = (kind) => (byKind.get(kind) ?? []).filter((annotation) => annotation.kind === kind);
	const aliases = resolveAliases(ofKind("alias"));
	const addresses = resolveAliases(ofKind("former-address"));
	const matchesWithoutAliases = /* @__PURE__ */ new WeakMap();
	function withoutAliases(seen) {
		const { match } = seen;
		if (!match.entries.some(({ key }) => aliases.has(key))) return seen;
		const known = matchesWithoutAliases.get(match);
		if (known !== void 0) return replaceConfirmed({
			...seen,
			match: known
		});
		const entries = match.entries.map((entry) => {
			const key = aliases.get(entry.key);
			return key === void 0 ? entry : {
				...entry,
				key
			};
		});
		const replaced = {
			...match,
			entries
		};
		matchesWithoutAliases.set(match, replaced);
		return replaceConfirmed({
			...seen,
			match: replaced
		});
	}
	function replaceConfirmed(seen) {
		if (seen.unconfirmed === void 0) return seen;
		const unconfirmed = seen.unconfirmed.map((slot) => ({
			...slot,
			confirmed: slot.confirmed && (aliases.get(slot.confirmed) ?? slot.confirmed)
		}));
		return {
			...seen,
			unconfirmed
		};
	}
	return {
		all,
		ofKind,
		valueOf: (kind, scope) => ofKind(kind).find((annotation) => annotation.scope === scope)?.value ?? null,
		contestantOf: (key) => aliases.get(key) ?? key,
		tournamentOf: (key) => addresses.get(key) ?? key,
		keysOf: (contestant) => [contestant, ...[...aliases].filter(([, to]) => to === contestant).map(([from]) => from)],
		withoutAliases: aliases.size === 0 ? (seen) => seen : withoutAliases
	};
}
var NO_ANNOTATIONS = createAnnotations([]);
/** Resolves each alias to the end of its chain; aliases that lead into a circle are ignored. */
function resolveAliases(annotations) {
	const direct = new Map(annotations.map(({ scope, value }) => [scope, value.key]));
	const resolved = /* @__PURE__ */ new Map();
	for (const from of direct.keys()) {
		const visited = /* @__PURE__ */ new Set([from]);
		let to = from;
		for (let next = direct.get(to); next !== void 0; next = direct.get(to)) {
			if (visited.has(next)) break;
			visited.add(next);
			to = next;
		}
		if (to !== from && direct.get(to) === void 0) resolved.set(from, to);
	}
	return resolved;
}
// core/world/reuse-view.ts
/**
* Returns the previous view if deriving it again would give the same result, with updated
* sightings; otherwise `null`.
*
* @param seen The tournament's current matches.
* @param listedAt See `DeriveContext`.
*/
function reuseView(before, seen, now, basis, listedAt) {
	if (before.validUntil !== null && now >= before.validUntil || before.matches.length !== seen.length || !isSameBasis(before.basis, basis)) return null;
	if (isUnchanged(before, seen, listedAt)) return before;
	const byKey = new Map(seen.map((one) => [one.match.key, one]));
	const matches = [];
	for (const derived of before.matches) {
		const one = byKey.get(derived.match.key);
		if (one === void 0 || one.match !== derived.match) return null;
		if (!isSameSighting(one.sighting, derived.sighting)) return null;
		if (one.unconfirmed !== derived.unconfirmed) return null;
		const absence = findAbsenceReason(one, derived.status, listedAt);
		const same = one.sighting === derived.sighting && absence === derived.absence;
		matches.push(same ? derived : {
			...derived,
			sighting: one.sighting,
			absence
		});
	}
	return newestTournament(seen) === before.tournament ? {
		...before,
		seen,
		matches
	} : null;
}
/**
* Returns whether no match and no absence changed. An absence can change without a new sighting,
* when the next list arrives.
*/
function isUnchanged(before, seen, listedAt) {
	return seen.every((one, index) => one === before.seen[index]) && before.matches.every((one) => one.absence === findAbsenceReason(one, one.status, listedAt));
}
function isSameBasis(a, b) {
	return a.graceMinutes === b.graceMinutes && a.lockTrusted === b.lockTrusted && a.upcomingCapped === b.upcomingCapped && a.unseenBefore === b.unseenBefore && a.facts === b.facts && a.heldFrom === b.heldFrom;
}
/** Returns whether two sightings differ only in times that nothing but freshness depends on. */
function isSameSighting(a, b) {
	return a.list === b.list && a.changedAt === b.changedAt && a.wasEnded === b.wasEnded && a.withdrawnAt === b.withdrawnAt;
}
// core/world/separate-spellings.ts
/**
* Gives the second spelling of a name a key of its own if both are certainly two contestants
* ("alex" and "Alex"): they meet in a match, play in one round of a bracket, or play in turn in one
* group. The spelling that was seen first keeps the key, so that its URLs stay.
*
* @param all The matches of all tournaments.
*/
function separateSpellings(all) {
	const suffixes = /* @__PURE__ */ new Map();
	for (const [key, uses] of findUsesOfSeveralSpellings(all)) {
		if (!areSeveral(uses)) continue;
		const spellings = [...new Set(uses.toSorted(compareFirstSeen).map(({ spelling }) => spelling))];
		suffixes.set(key, new Map(spellings.map((spelling, at) => [spelling, at === 0 ? "" : `-${at + 1}`])));
	}
	if (suffixes.size === 0) return all;
	const keyOf = ({ key, name }) => `${key}${suffixes.get(key)?.get(spellingOf(name)) ?? ""}`;
	return all.map((seen) => {
		if (!seen.match.entries.some((entry) => keyOf(entry) !== entry.key)) return seen;
		return separate(seen, keyOf);
	});
}
function separate(seen, keyOf) {
	const { match, unconfirmed } = seen;
	const entries = match.entries.map((entry) => Object.assign({}, entry, { key: keyOf(entry) }));
	const separated = {
		...seen,
		match: {
			...match,
			entries
		}
	};
	if (unconfirmed === void 0) return separated;
	const confirmed = unconfirmed.map((slot) => {
		const entry = match.entries.find(({ sort }) => sort === slot.sort);
		return entry !== void 0 && slot.confirmed === entry.key ? Object.assign({}, slot, { confirmed: keyOf(entry) }) : slot;
	});
	return {
		...separated,
		unconfirmed: confirmed
	};
}
function findUsesOfSeveralSpellings(all) {
	const firstNames = /* @__PURE__ */ new Map();
	const several = /* @__PURE__ */ new Set();
	for (const { match } of all) for (const { key, name } of match.entries) {
		const known = firstNames.get(key);
		if (known === void 0) firstNames.set(key, name);
		else if (known !== name && spellingOf(known) !== spellingOf(name)) several.add(key);
	}
	if (several.size === 0) return /* @__PURE__ */ new Map();
	return groupBy(all.flatMap((seen) => seen.match.entries.filter(({ key }) => several.has(key)).map(({ key, name }) => ({
		seen,
		key,
		spelling: spellingOf(name)
	}))), ({ key }) => key);
}
function areSeveral(uses) {
	const byMatch = groupBy(uses, ({ seen }) => seen.match.key);
	const byRound = groupBy(uses, ({ seen }) => roundOf(seen.match));
	const byGroup = groupBy(uses, ({ seen: { match } }) => match.groupId && partOf(match));
	return [...byMatch.values()].some(hasSeveralSpellings) || [...byRound].some(([round, own]) => round !== null && hasSeveralSpellings(own)) || [...byGroup].some(([group, own]) => group !== null && playInTurn(own));
}
/** Returns the round of a bracket match; of its several matches in one row, one is a replay. */
function roundOf(match) {
	const { bracketId, roundOf: size, stage } = match;
	return bracketId === null || size === null ? null : `${partOf(match)} ${size} ${stage}`;
}
function partOf({ site, tournament, bracketId, groupId }) {
	return `${site} ${tournament.key} ${bracketId ?? groupId}`;
}
function hasSeveralSpellings(uses) {
	if (groupBy(uses, ({ spelling }) => spelling).size < 2) return false;
	const rows = new Set(uses.map(({ seen: { match } }) => `${match.row} ${match.key}`));
	return new Set(uses.map(({ seen: { match } }) => match.row ?? match.key)).size > 1 || rows.size < uses.length;
}
/** Returns whether neither of two spellings only follows the other one, as after a new spelling. */
function playInTurn(uses) {
	const spans = [...groupBy(uses, ({ spelling }) => spelling).values()].map((own) => {
		const starts = own.map(({ seen }) => startOf(seen));
		return {
			from: Math.min(...starts),
			to: Math.max(...starts)
		};
	});
	return spans.some((a, at) => spans.some((b, other) => other > at && a.from <= b.to && b.from <= a.to));
}
function compareFirstSeen({ seen: a }, { seen: b }) {
	return a.sighting.firstSeen - b.sighting.firstSeen || startOf(a) - startOf(b);
}
function startOf({ match }) {
	return match.start ?? 0;
}
/** Returns a name without what does not distinguish spellings: spaces and Unicode composition. */
function spellingOf(name) {
	return name.normalize("NFC").trim().replace(/\s+/g, " ");
}
// core/world/derive-world.ts
/**
* Derives all data from a snapshot.
*
* @param now Milliseconds since the epoch.
* @param previous An earlier world, to reuse its unchanged tournaments. The result is the same
*   without it, only slower.
*/
function deriveWorld(snapshot, now, options, previous) {
	return runToEnd(deriveWorldInSteps(snapshot, now, options, previous));
}
/** Computes `deriveWorld` in steps that let other work run in between. */
function* deriveWorldInSteps(snapshot, now, options, previous) {
	const usable = previous !== void 0 && previous.now <= now ? previous : void 0;
	const { facts = NO_ANNOTATIONS, histories = /* @__PURE__ */ new Map() } = options;
	return yield* assembleWorldInSteps(snapshot, now, yield* deriveTournamentsInSteps(snapshot, now, options, usable?.tournaments), {
		facts,
		histories
	}, usable);
}
/**
* Derives the tournaments of a snapshot, one per step.
*
* @param usable Earlier views, to reuse those that neither data nor time changed.
*/
function* deriveTournamentsInSteps(snapshot, now, options, usable) {
	const listedAt = getListedAt(snapshot);
	const { facts = NO_ANNOTATIONS } = options;
	const all = [];
	const { isPublic = () => true } = options;
	const lockScopeOf = (site, tournament) => `${isPublic(tournament) ? "public" : "hidden"} ${site}`;
	const scopesWithUpcomingLocks = /* @__PURE__ */ new Set();
	yield* visitInSteps(snapshot.matches.values(), (original) => {
		const seen = facts.withoutAliases(original);
		const { site, tournament } = seen.match;
		all.push(seen);
		if (hasServiceLockWhileUpcoming(seen, now)) scopesWithUpcomingLocks.add(lockScopeOf(site, tournament.key));
	});
	const tournaments = /* @__PURE__ */ new Map();
	const byKey = [...groupBy(separateSpellings(all), ({ match }) => match.tournament.key)].sort(([a], [b]) => compareText(a, b));
	for (const [key, seen] of byKey) {
		const { site } = must(seen[0], "a tournament has matches").match;
		const basis = {
			graceMinutes: facts.valueOf("grace-minutes", key) ?? facts.valueOf("grace-minutes", "") ?? options.graceMinutes,
			lockTrusted: !scopesWithUpcomingLocks.has(lockScopeOf(site, key)),
			upcomingCapped: isCapped(snapshot, "upcoming"),
			unseenBefore: isCapped(snapshot, "ended") ? snapshot.watchingSince : null,
			facts,
			heldFrom: heldFrom(snapshot, {
				site,
				tournament: key,
				isHidden: !isPublic(key)
			})
		};
		const before = usable?.get(key);
		const reused = before && reuseView(before, seen, now, basis, listedAt);
		tournaments.set(key, reused ?? deriveTournament(seen, now, basis, listedAt));
		yield;
	}
	return tournaments;
}
/**
* Combines tournaments to a world and derives the contestants, in steps that let other work run in
* between.
*
* @param known Annotations and histories.
* @param previous An earlier world, to reuse unchanged contestants.
*/
function* assembleWorldInSteps(snapshot, now, tournaments, known, previous) {
	const matches = /* @__PURE__ */ new Map();
	const brackets = /* @__PURE__ */ new Map();
	const groups = /* @__PURE__ */ new Map();
	const changed = [];
	for (const [key, view] of tournaments) {
		const isChanged = previous !== void 0 && previous.tournaments.get(key) !== view;
		for (const match of view.matches) {
			matches.set(match.match.key, match);
			if (isChanged) changed.push(match);
		}
		for (const group of view.groups) groups.set(group.key, group);
		for (const bracket of view.brackets) for (const id of bracket.ids) brackets.set(`${bracket.site}/${id}`, bracket);
		yield;
	}
	const contestants = yield* deriveContestantsInSteps(matches, previous && {
		...previous,
		touched: changed
	});
	const issues = [...tournaments.values()].flatMap((view) => view.issues);
	return {
		now,
		snapshot,
		matches,
		tournaments,
		brackets,
		groups,
		contestants,
		issues: [...snapshot.issues, ...issues],
		facts: known.facts,
		histories: known.histories
	};
}
/**
* Returns the time of the oldest data that holds of the tournament or its site keep; `null` without
* one. Holds of all sites are excluded, because `meta.dataAt` shows them.
*/
function heldFrom({ guard }, part) {
	const holds = (guard?.holds ?? []).filter((hold) => (hold.site !== null || hold.tournament !== null) && isTournamentHeld(hold, part));
	return holds.length === 0 ? null : Math.min(...holds.map(({ dataAt }) => dataAt));
}
function isCapped({ lists }, name) {
	return lists.some((list) => list.name === name && list.capped);
}
/** Returns when the older of both lists arrived; `null` before both have, and for files. */
function getListedAt({ lists }) {
	return lists.length < 2 ? null : Math.min(...lists.map(({ at }) => at));
}
// core/lib/deep-equal.ts
/**
* Returns whether two plain values (scalars, lists, objects) are deeply equal.
*
* @param depth Levels to compare; deeper objects are equal only if identical. Required because data
*   from outside may be nested deeper than the call stack.
*/
function deepEqual(a, b, depth) {
	if (Object.is(a, b)) return true;
	if (depth === 0 || !isObject(a) || !isObject(b)) return false;
	if (Array.isArray(a) || Array.isArray(b)) {
		if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
		return a.every((item, index) => deepEqual(item, b[index], depth - 1));
	}
	let surplus = 0;
	for (const key in a) {
		const other = b[key];
		if (other === void 0 && !Object.hasOwn(b, key)) return false;
		if (!deepEqual(a[key], other, depth - 1)) return false;
		surplus += 1;
	}
	for (const _ in b) surplus -= 1;
	return surplus === 0;
}
function isObject(value) {
	return typeof value === "object" && value !== null;
}
// core/guards/drop-implausible-scores.ts
/** Scores from here on are impossible in every game. */
var IMPOSSIBLE = 0xe8d4a51000;
/** Scores below this are never doubted. */
var DOUBTED_FROM = 1e4;
/** Maximum factor between two scores of one range. */
var RANGE = 1e3;
/** Minimum number of scores above 0 for a tournament's range. */
var LEAST_SCORES = 3;
/**
* Replaces impossibly high scores by the contestant's last plausible score (or `null`) and adds an
* issue for each. A score is compared with the tournament's scores before this poll and with the
* opponent's: two high scores of one range are accepted.
*/
function dropImplausibleScores(tick, before) {
	if (!tick.lists.some(({ matches }) => matches.some(isHigh))) return tick;
	const ranges = rangesOf(before.values());
	const lists = tick.lists.map((response) => {
		const issues = [];
		const matches = response.matches.map((match) => {
			if (!isHigh(match)) return match;
			const range = ranges.get(match.tournament.key) ?? null;
			const entries = match.entries.map((entry) => {
				if (!isImplausible(entry, match, range)) return entry;
				const known = before.get(match.key)?.match.entries.find(({ key }) => key === entry.key);
				issues.push(createIssue(match, entry));
				return {
					...entry,
					score: known?.score ?? null
				};
			});
			return {
				...match,
				entries
			};
		});
		return issues.length === 0 ? response : {
			...response,
			matches,
			issues: [...response.issues, ...issues]
		};
	});
	return {
		...tick,
		lists
	};
}
function isHigh({ entries }) {
	return entries.some(({ score }) => (score ?? 0) >= DOUBTED_FROM);
}
/** Returns the highest score of every tournament with enough scores. */
function rangesOf(matches) {
	const found = /* @__PURE__ */ new Map();
	for (const { match } of matches) for (const { score } of match.entries) {
		if (score === null || score <= 0) continue;
		const known = found.get(match.tournament.key) ?? {
			count: 0,
			most: 0
		};
		found.set(match.tournament.key, {
			count: known.count + 1,
			most: Math.max(known.most, score)
		});
	}
	const enough = [...found].filter(([, { count }]) => count >= LEAST_SCORES);
	return new Map(enough.map(([key, { most }]) => [key, most]));
}
function isImplausible(entry, { entries }, range) {
	const score = entry.score ?? 0;
	if (score >= IMPOSSIBLE) return true;
	if (score < DOUBTED_FROM || range === null || score <= range * RANGE) return false;
	return !entries.some((other) => other !== entry && (other.score ?? 0) * RANGE >= score);
}
function createIssue({ key }, { name, score }) {
	return {
		match: key,
		code: "score-implausible",
		message: `The score ${score} of ${name} is impossibly high. The last plausible score is shown. Correct it in the tournament system.`
	};
}
// core/snapshot/find-withdrawn.ts
/** A match missing from both complete lists in this many ticks is withdrawn. */
var WITHDRAWN_IN_TICK = 3;
/**
* Finds the unfinished matches that are missing for the third time from both lists. Call it only if
* neither list is at its limit.
*
* @param matches All matches after the tick.
* @param listed Keys of the matches in the tick's lists.
* @param missedBefore Number of ticks in which each match was missing before.
* @param at When the lists arrived.
* @returns Number of ticks in which each match was missing, and the matches to mark as withdrawn.
*/
function findWithdrawn(matches, listed, missedBefore, at, { kept, believed, isHeld }) {
	const missed = /* @__PURE__ */ new Map();
	const withdrawn = [];
	for (const seen of matches) {
		const { key, tournament } = seen.match;
		if (listed.has(key) || !mayBePlayed(seen, at)) continue;
		const isPaused = isHeld(tournament.key);
		const ticks = (missedBefore.get(key) ?? 0) + (isPaused ? 0 : 1);
		if (ticks > 0) missed.set(key, ticks);
		if ((believed.has(key) || !isPaused && ticks >= WITHDRAWN_IN_TICK) && !kept.has(key)) withdrawn.push(seen);
	}
	return {
		missed,
		withdrawn
	};
}
/** Returns whether a match may still be played. Matches that only files contain are past. */
function mayBePlayed(seen, at) {
	const { list, wasEnded, withdrawnAt } = seen.sighting;
	if (list === null || wasEnded || withdrawnAt !== null) return false;
	const settles = assumedEnd(seen);
	return list === "upcoming" || settles === null || at <= settles;
}
// core/snapshot/changed-ids.ts
/**
* Returns a poll with the ids under which its matches, brackets and groups were first seen
* (docs/domain.md#changed-ids). A match under an unknown id is a known one if that is not in the poll
* and has the same contents; a bracket or group is a known one if its matches are.
*/
function restoreKnownIds(before, polled) {
	const received = polled.lists.flatMap(({ matches }) => matches);
	if (received.every((match) => hasKnownIds(match, before.matches.get(match.key)?.match))) return polled;
	const ids = findKnownIds(before.matches, received);
	if (ids.matches.size === 0 && ids.parts.size === 0) return polled;
	const lists = polled.lists.map((list) => {
		const matches = list.matches.map((match) => restoreIds(match, ids));
		const issues = list.issues.map((issue) => {
			const known = ids.matches.get(issue.match ?? "");
			return known === void 0 ? issue : {
				...issue,
				match: known.key
			};
		});
		return {
			...list,
			matches,
			issues
		};
	});
	return {
		...polled,
		lists
	};
}
/** Returns whether a match has the ids of the same known match, as nearly all have. */
function hasKnownIds({ bracketId, groupId }, known) {
	return known?.bracketId === bracketId && known.groupId === groupId && known.sentAs === void 0;
}
function findKnownIds(before, received) {
	const keys = new Set(received.map(({ key }) => key));
	const bySentKey = /* @__PURE__ */ new Map();
	for (const { match } of before.values()) if (!keys.has(match.key)) bySentKey.set(sentKeyOf(match), match);
	const found = /* @__PURE__ */ new Map();
	const parts = createPartMatching(before);
	for (const match of received) {
		const known = before.get(match.key)?.match ?? bySentKey.get(match.key);
		if (known === void 0) continue;
		if (known.key !== match.key) found.set(match.key, known);
		parts.add(match, known);
	}
	const isNew = ({ key }) => !before.has(key) && !found.has(key);
	if (received.some(isNew)) {
		const paired = new Set([...found.values()].map(({ key }) => key));
		const isFree = ({ key }) => !keys.has(key) && !paired.has(key);
		const tournaments = new Set(received.filter(isNew).map(({ tournament }) => tournament.key));
		const gone = Array.from(before.values(), ({ match }) => match).filter((match) => tournaments.has(match.tournament.key)).filter(isFree);
		const pair = (contentOf) => {
			const added = pairByContent(received.filter(isNew), gone.filter(isFree), contentOf);
			for (const [match, known] of added) {
				found.set(match.key, known);
				paired.add(known.key);
				parts.add(match, known);
			}
		};
		pair(contentWithContestants);
		parts.addOnlyOnes(received.filter(isNew), gone);
		pair((match) => placeOf(match, parts.knownIdOf(match)));
	}
	return {
		matches: found,
		parts: parts.changed()
	};
}
/** Pairs the new matches with the known ones of the same content, where each occurs once. */
function pairByContent(added, gone, contentOf) {
	const goneByContent = groupBy(gone, contentOf);
	return Array.from(groupBy(added, contentOf)).flatMap(([content, own]) => {
		const match = singleOrNull([...new Map(own.map((one) => [one.key, one])).values()]);
		const known = singleOrNull(goneByContent.get(content) ?? []);
		return content !== null && match !== null && known !== null && hasCompatibleContestants(known, match) ? [[match, known]] : [];
	});
}
/** Returns whether the contestants of one of both are all in the other one. */
function hasCompatibleContestants(a, b) {
	const [fewer, more] = a.entries.length < b.entries.length ? [a, b] : [b, a];
	const keys = new Set(more.entries.map(({ key }) => key));
	return fewer.entries.every(({ key }) => keys.has(key));
}
/** Returns a text that only the same match has; `null` if too little of it is known. */
function contentWithContestants(match) {
	const { entries } = match;
	if (entries.length === 0) return null;
	const keys = entries.map(({ key }) => key).toSorted(compareText);
	return placeOf(match, JSON.stringify([kindOf(match), ...keys]), false);
}
/**
* Returns a text of tournament, round, row and start; `null` if too little of it is known.
*
* @param within What the place belongs to; `null` if that is unknown.
*/
function placeOf(match, within, needsRow = true) {
	const { tournament, roundOf, stage, row, start } = match;
	if (within === null || start === null || needsRow && row === null) return null;
	return JSON.stringify([
		tournament.key,
		within,
		roundOf,
		stage,
		row,
		start
	]);
}
/** Matches the brackets and groups of a poll with the known ones, by the matches in them. */
function createPartMatching(before) {
	const knownParts = new Set(Array.from(before.values(), ({ match }) => partKeyOf(match)));
	const votes = /* @__PURE__ */ new Map();
	const vote = (match, known) => {
		const part = partKeyOf(match);
		const id = partIdOf(known);
		const isSameType = match.bracket?.type === known.bracket?.type;
		if (part === null || id === null || !isSameType || part === partKeyOf(known)) return;
		if (knownParts.has(part)) return;
		votes.set(part, (votes.get(part) ?? /* @__PURE__ */ new Set()).add(id));
	};
	for (const { match } of before.values()) if (match.sentAs !== void 0) vote({
		...match,
		...match.sentAs
	}, match);
	const knownIdOf = (match) => {
		const ids = votes.get(partKeyOf(match) ?? "");
		return ids === void 0 ? partIdOf(match) : singleOrNull([...ids]);
	};
	return {
		/** Adds a match of the poll and the known match that it is, in the same place. */
		add: (match, known) => {
			if (match.roundOf === known.roundOf && match.stage === known.stage && match.row === known.row) vote(match, known);
		},
		/** Adds new parts of which no match is known, if only one known part lacks these matches. */
		addOnlyOnes: (added, gone) => {
			const open = added.filter((match) => {
				const part = partKeyOf(match);
				return part !== null && !votes.has(part) && !knownParts.has(part);
			});
			const goneByKind = groupBy(gone, kindInTournament);
			for (const [kind, own] of groupBy(open, kindInTournament)) {
				const match = findOneOfPart(own);
				const others = goneByKind.get(kind) ?? [];
				const known = findOneOfPart(others);
				const places = new Set(others.map((one) => placeOf(one, "")));
				const isSame = own.every((one) => places.has(placeOf(one, "")));
				if (match !== null && known !== null && isSame) vote(match, known);
			}
		},
		knownIdOf,
		/** Returns the known ids of all parts that have another id in the poll. */
		changed: () => new Map([...votes].flatMap(([part, ids]) => {
			const id = singleOrNull([...ids]);
			return id === null ? [] : [[part, id]];
		}))
	};
}
/** Returns a match of the only bracket or group that these are in; `null` if there are several. */
function findOneOfPart(matches) {
	return singleOrNull([...new Map(matches.map((one) => [partKeyOf(one), one])).values()]);
}
function partIdOf({ bracketId, groupId }) {
	return bracketId ?? groupId;
}
/** Returns the identity of a bracket or group, as groups and brackets may have the same id. */
function partKeyOf(match) {
	const { site, bracketId, groupId } = match;
	if (bracketId !== null) return bracketKey(site, bracketId);
	return groupId === null ? null : `${site} group ${groupId}`;
}
function bracketKey(site, id) {
	return `${site} bracket ${id}`;
}
function kindOf({ bracketId, bracket, groupId }) {
	if (bracketId === null) return groupId === null ? "none" : "group";
	return JSON.stringify([
		bracket?.type,
		bracket?.title,
		bracket?.size
	]);
}
function kindInTournament(match) {
	return `${match.tournament.key} ${kindOf(match)}`;
}
function sentKeyOf({ key, site, sentAs }) {
	return sentAs === void 0 ? key : `${site}/${sentAs.id}`;
}
function restoreIds(match, { matches, parts }) {
	const known = matches.get(match.key);
	const { site, id, bracketId, groupId, bracket } = match;
	const part = parts.get(partKeyOf(match) ?? "");
	const idOfBracket = (other) => parts.get(bracketKey(site, other)) ?? other;
	const restored = bracket && {
		...bracket,
		id: idOfBracket(bracket.id),
		relatedId: bracket.relatedId && idOfBracket(bracket.relatedId)
	};
	if (known === void 0 && part === void 0 && restored?.relatedId === bracket?.relatedId) return match;
	const sentAs = {
		id,
		bracketId,
		groupId
	};
	return {
		...match,
		key: known?.key ?? match.key,
		id: known?.id ?? id,
		bracketId: bracketId && (part ?? bracketId),
		groupId: bracketId === null ? part ?? groupId : groupId,
		bracket: restored,
		sentAs
	};
}
// core/model/contestant-key.ts
/** Maximum length of the readable part, in characters. */
var MAX_READABLE = 40;
/**
* Returns the identity of a contestant: game and name, because the service assigns contestants no
* id. Names that differ only in case, spaces or Unicode composition have the same key.
*
* @returns A readable part and a hash, safe in URLs (`div-4-winners-v4pujrlxzm`); only the hash for
*   names without Latin letters and digits.
*/
function contestantKey(gameSlug, name) {
	const folded = foldName(name);
	const readable = folded.normalize("NFKD").replace(/\p{Mark}+/gu, "").replace(/[^a-z0-9]+/g, "-").slice(0, MAX_READABLE).replace(/^-|-$/g, "");
	const hash = hashText(`${gameSlug}\n${folded}`);
	return readable === "" ? hash : `${readable}-${hash}`;
}
/** Returns a 53-bit hash in base 36, built from two multiplicative hashes (after cyrb53). */
function hashText(text) {
	let low = 3735928559;
	let high = 1103547991;
	for (let index = 0; index < text.length; index += 1) {
		const unit = text.charCodeAt(index);
		low = Math.imul(low ^ unit, 2654435761);
		high = Math.imul(high ^ unit, 1597334677);
	}
	low = Math.imul(low ^ low >>> 16, 2246822507) ^ Math.imul(high ^ high >>> 13, 3266489909);
	high = Math.imul(high ^ high >>> 16, 2246822507) ^ Math.imul(low ^ low >>> 13, 3266489909);
	return (2 ** 32 * (high & 2097151) + (low >>> 0)).toString(36);
}
// core/snapshot/moved-tournaments.ts
/**
* Finds the tournaments that a poll lists under another slug or game: the same match ids with the
* same contestants, and no match under the old slug. A slug or game that the service no longer
* sends is a loss of data instead (see `guards/losses.ts`), and so is one that another tournament
* already has, or that the tournament had before: the service may alternate.
*
* @param sights Matches in the poll's lists, by key.
*/
function findMovedTournaments({ matches: before, moved = [] }, sights) {
	const pairs = [...sights].flatMap(([key, { match }]) => {
		const known = before.get(key)?.match;
		return known === void 0 ? [] : [{
			known,
			match,
			from: known.tournament,
			to: match.tournament
		}];
	});
	if (pairs.every(({ from, to }) => hasSameAddress(from, to))) return [];
	const usedKeys = new Set([...before.values()].map(({ match }) => match.tournament.key));
	return [...groupBy(pairs, ({ from }) => from.key).values()].flatMap((own) => {
		const [first] = own;
		if (first === void 0 || !isMove(first, usedKeys)) return [];
		const { from, to } = first;
		const isWhole = own.every((pair) => hasSameAddress(pair.to, to));
		if (moved.some((earlier) => hasSameAddress(earlier.from, to))) return [];
		return isWhole && own.some(hasSameContestants) ? [{
			from,
			to
		}] : [];
	});
}
/** Moves known matches to the corrected tournaments; a corrected game changes contestants' keys. */
function moveTournaments(before, moved) {
	if (moved.length === 0) return before;
	const byKey = new Map(moved.map((move) => [move.from.key, move]));
	return new Map([...before].map(([key, seen]) => {
		const move = byKey.get(seen.match.tournament.key);
		return [key, move === void 0 ? seen : moveMatch(seen, move.to)];
	}));
}
function moveMatch(seen, tournament) {
	const { match } = seen;
	if (match.tournament.gameSlug === tournament.gameSlug) return {
		...seen,
		match: {
			...match,
			tournament
		}
	};
	const keys = new Map(match.entries.map(({ key, name }) => [key, contestantKey(tournament.gameSlug, name)]));
	const renamed = (key) => keys.get(key ?? "") ?? null;
	const entries = match.entries.map((entry) => ({
		...entry,
		key: contestantKey(tournament.gameSlug, entry.name)
	}));
	const moved = {
		...seen,
		match: {
			...match,
			tournament,
			entries
		}
	};
	if (seen.unconfirmed === void 0) return moved;
	const unconfirmed = seen.unconfirmed.map((slot) => ({
		...slot,
		confirmed: renamed(slot.confirmed),
		candidate: renamed(slot.candidate)
	}));
	return {
		...moved,
		unconfirmed
	};
}
function isMove({ from, to }, usedKeys) {
	if (hasSameAddress(from, to)) return false;
	if (from.key !== to.key && (to.lacksSlug === true || usedKeys.has(to.key))) return false;
	return from.gameSlug === to.gameSlug || to.lacksGameSlug !== true && to.gameSlug !== "";
}
function hasSameAddress(a, b) {
	return a.key === b.key && a.gameSlug === b.gameSlug;
}
/** Returns whether every known contestant is still in the match; their keys depend on the game. */
function hasSameContestants({ known, match }) {
	const names = new Set(match.entries.map(({ name }) => name));
	return known.entries.every(({ name }) => names.has(name));
}
// core/guards/suppress-flapping.ts
/** A second change within this time (ms) is shown only in the third consecutive poll. */
var RESTLESS_FOR = 10 * MINUTE;
/** Depth to compare: a bracket and its best-of by round. */
var DEPTH = 3;
var NO_FLAPS = /* @__PURE__ */ new Map();
/**
* Damps alternating values: start, best-of, flags, bracket position, and names and texts of
* contestants, bracket and tournament. A first change is shown at once; another one within ten
* minutes only when three consecutive polls repeat it. Scores are not damped.
*
* @param now Monotonic time in milliseconds.
*/
function suppressFlapping(known, received, flaps = NO_FLAPS, now) {
	const after = /* @__PURE__ */ new Map();
	/** Returns whether the received value is shown, and updates the changes of this field. */
	const isBelieved = (field, before, next) => {
		const flap = flaps.get(field);
		const isRecent = flap !== void 0 && now - flap.at < RESTLESS_FOR;
		if (deepEqual(before, next, DEPTH)) {
			if (isRecent) after.set(field, {
				at: flap.at,
				candidate: void 0,
				polls: 0
			});
			return true;
		}
		const repeats = isRecent && deepEqual(flap.candidate, next, DEPTH) ? flap.polls : 0;
		const believed = !isRecent || repeats + 1 >= 3;
		const pending = {
			candidate: next,
			polls: repeats + 1
		};
		after.set(field, {
			at: now,
			...believed ? {
				candidate: void 0,
				polls: 0
			} : pending
		});
		return believed;
	};
	const knownValues = [];
	for (const field of [
		"start",
		"bestOf",
		"locked",
		"conflict",
		"tournament"
	]) if (!isBelieved(field, known[field], received[field])) knownValues.push({ [field]: known[field] });
	if (!isBelieved("position", positionOf(known), positionOf(received))) knownValues.push(positionOf(known));
	const entries = received.entries.map((entry) => {
		const before = known.entries.find(({ sort }) => sort === entry.sort);
		if (before === void 0) return entry;
		return isBelieved(`slot ${entry.sort}`, identityOf(before), identityOf(entry)) ? entry : withIdentity(received, entry, before);
	});
	const hasKnownEntry = entries.some((entry, index) => entry !== received.entries[index]);
	if (knownValues.length === 0 && !hasKnownEntry) return {
		match: received,
		flaps: after
	};
	return {
		match: Object.assign({}, received, ...knownValues, { entries }),
		flaps: after
	};
}
function positionOf(match) {
	const { groupId, bracketId, bracket, roundOf, stage, row } = match;
	return {
		groupId,
		bracketId,
		bracket,
		roundOf,
		stage,
		row
	};
}
function identityOf({ key, name, country, seed }) {
	return {
		key,
		name,
		country,
		seed
	};
}
/** Keeps the known identity in a slot, with that contestant's received score from any slot. */
function withIdentity({ entries }, entry, before) {
	return {
		...entries.find(({ key }) => key === before.key) ?? entry,
		...identityOf(before),
		sort: entry.sort
	};
}
// core/match/is-listed.ts
/** Returns whether the newest response with the match's list contained the match. */
function isListed(sighting, lists) {
	return lists.find(({ name }) => name === sighting.list)?.at === sighting.lastSeen && sighting.withdrawnAt === null;
}
// core/guards/losses.ts
/**
* Minimum number of matches with the same loss for a hold. 1 or 2 for data that is absent, which is
* a fault even in one match; 3 for values that regressed, which may be corrections.
*/
var MIN_MATCHES_FOR_HOLD = {
	contestants: 2,
	scores: 1,
	flags: 1,
	positions: 1,
	starts: 1,
	"best-ofs": 1,
	tournaments: 1,
	"lower-scores": 3,
	unlocked: 3,
	"more-games": 3,
	byes: 3,
	begun: 3
};
var FLAGS = [
	"locked",
	"bye",
	"conflict"
];
/** Returns the kinds of data a match lost compared to its displayed state; empty if none. */
function findLosses({ match, sighting }, next, list) {
	const { wasEnded } = sighting;
	const { bestOf } = next;
	const found = {
		contestants: next.entries.length < match.entries.length,
		scores: hasScoreChange(match, next, (before, after) => before !== null && after === null),
		flags: FLAGS.some((flag) => match[flag] !== null && next[flag] === null),
		positions: hasLostPosition(match, next),
		starts: match.start !== null && next.start === null,
		"best-ofs": match.bestOf !== null && bestOf === null,
		tournaments: hasLostTexts(match, next),
		"lower-scores": hasScoreChange(match, next, (before, after) => after !== null && after < (before ?? 0)),
		unlocked: wasEnded && match.locked === true && next.locked === false,
		"more-games": wasEnded && bestOf !== null && bestOf > (match.bestOf ?? 0),
		byes: match.bye === true && next.bye === false,
		begun: sighting.list === "ended" && list === "upcoming"
	};
	return LOSS_KINDS.filter((kind) => found[kind]);
}
/**
* Returns the losses that do not count towards the threshold of a hold: `contestants`, if at
* most as many contestants left as had newly appeared in open slots.
*/
function findUnconfirmedLosses({ match, unconfirmed = [] }, next) {
	const wasOpen = new Set(unconfirmed.filter(({ confirmed }) => confirmed === null).map(({ sort }) => sort));
	if (next.entries.length >= match.entries.length) return [];
	const confirmed = match.entries.filter(({ sort }) => !wasOpen.has(sort)).length;
	return next.entries.length >= confirmed ? ["contestants"] : [];
}
/** Returns whether a match has data of this kind. */
function hasContentOf({ match, sighting }, kind) {
	switch (kind) {
		case "contestants": return match.entries.length > 0;
		case "scores": return match.entries.some(({ score }) => score !== null);
		case "lower-scores": return match.entries.some(({ score }) => (score ?? 0) > 0);
		case "flags": return FLAGS.some((flag) => match[flag] !== null);
		case "unlocked": return match.locked === true;
		case "positions": return match.bracketId !== null || match.groupId !== null;
		case "starts": return match.start !== null;
		case "best-ofs":
		case "more-games": return match.bestOf !== null;
		case "tournaments": return true;
		case "byes": return match.bye === true;
		case "begun": return sighting.list === "ended";
	}
}
/** Returns whether the score of any contestant in both versions changed as `isMatch` defines. */
function hasScoreChange(before, after, isMatch) {
	return before.entries.some(({ key, score }) => {
		const entry = after.entries.find((other) => other.key === key);
		return entry !== void 0 && isMatch(score, entry.score);
	});
}
function hasLostPosition(before, after) {
	const isPlaced = after.bracketId !== null || after.groupId !== null;
	if ((before.bracketId !== null || before.groupId !== null) && !isPlaced) return true;
	if (before.bracketId !== after.bracketId || before.groupId !== after.groupId) return false;
	return [
		"bracket",
		"roundOf",
		"row",
		"stage"
	].some((member) => before[member] !== null && after[member] === null) || hasLost(before.bracket?.size, after.bracket?.size) || hasLost(before.bracket?.type || null, after.bracket?.type || null);
}
function hasLost(before, after) {
	return (before ?? null) !== null && (after ?? null) === null;
}
/**
* Returns whether the tournament lost any text. Normalization fills absent texts from the others,
* so that a different key or game slug is a sign of it, too.
*/
function hasLostTexts({ tournament: before }, { tournament: after }) {
	if (before === after) return false;
	return before.key !== after.key || before.gameSlug !== after.gameSlug || before.title !== before.slug && after.title === after.slug || before.game !== "" && after.game === "" || hasLost(before.start, after.start) || hasLost(before.end, after.end);
}
// core/guards/find-holds.ts
var EVERYWHERE = {
	scopeOf: () => "",
	partOf: ({ site }) => site
};
var BY_SITE = {
	scopeOf: ({ site }) => site,
	partOf: ({ tournament }) => tournament
};
var BY_TOURNAMENT = {
	scopeOf: ({ tournament }) => tournament,
	partOf: ({ tournament }) => tournament
};
/**
* The upcoming list may end with a bracket reset that is not needed, so one match may disappear.
*/
var LEAST_MISSING = {
	upcoming: 2,
	ended: 1
};
/**
* Finds the losses that one poll cannot explain: more than half of the matches of a list, site or
* tournament, or at least three and more than a fifth. The widest scope is used: a loss in
* several sites is one of the list, a loss in several tournaments one of their site. Public and
* hidden matches are judged separately.
*
* @returns One hold per loss. Losses below the threshold have none.
*/
function findHolds(matches, times) {
	return [false, true].flatMap((isHidden) => findHoldsOfPart(matches.filter((match) => match.isHidden === isHidden), times));
}
function findHoldsOfPart(matches, times) {
	const found = [];
	for (const check of lossChecksOf(matches)) {
		const holds = [];
		const isKnown = (match) => [...holds, ...found].some((hold) => hold.lost === check.lost && isAbout(hold, match));
		for (const level of check.levels) {
			const open = check.all.filter((match) => !isKnown(match));
			for (const [scope, all] of groupBy(open, level.scopeOf)) {
				const lost = all.filter(check.isLost);
				const counted = lost.filter((match) => !check.isUnconfirmed(match));
				const outOf = all.length - (lost.length - counted.length);
				if (!isTooMuch(counted.length, outOf, check.minimum)) continue;
				if (new Set(counted.map(level.partOf)).size === 1 && new Set(all.map(level.partOf)).size > 1) continue;
				holds.push(holdOf(check, level, scope, all, times));
			}
		}
		found.push(...holds);
	}
	return found;
}
function isTooMuch(lost, all, minimum) {
	return lost >= minimum && (lost * 2 > all || lost >= 3 && lost * 5 > all);
}
function lossChecksOf(matches) {
	const isMissing = ({ isMissing: missing }) => missing;
	const missing = {
		lost: "matches",
		isLost: isMissing,
		isUnconfirmed: () => false
	};
	const byList = groupBy(matches, ({ list }) => list);
	const kinds = new Set(matches.flatMap(({ losses }) => losses));
	return [
		...Array.from(byList, ([list, all]) => ({
			...missing,
			list,
			all,
			minimum: LEAST_MISSING[list],
			levels: [EVERYWHERE, BY_SITE]
		})),
		{
			...missing,
			list: null,
			all: matches,
			minimum: 1,
			levels: [BY_TOURNAMENT]
		},
		...Array.from(kinds, (kind) => ({
			lost: kind,
			list: null,
			minimum: MIN_MATCHES_FOR_HOLD[kind],
			all: matches.filter((match) => !match.isMissing && match.has.includes(kind)),
			isLost: ({ losses }) => losses.includes(kind),
			isUnconfirmed: ({ unconfirmedLosses }) => unconfirmedLosses.includes(kind),
			levels: [
				EVERYWHERE,
				BY_SITE,
				BY_TOURNAMENT
			]
		}))
	];
}
/** Returns whether a hold already covers this match's loss. */
function isAbout(hold, match) {
	return (hold.list === null || match.isMissing && hold.list === match.list) && isTournamentHeld(hold, match);
}
function holdOf({ lost, list, isLost }, level, scope, all, { at, dataAt, before }) {
	const isHidden = all.some((match) => match.isHidden);
	const id = [
		isHidden ? "hidden" : null,
		lost,
		list,
		scope
	].filter((part) => part !== null && part !== "").join(" ");
	const known = before.find((hold) => hold.id === id);
	return {
		id,
		since: known?.since ?? at,
		dataAt: known?.dataAt ?? dataAt,
		lost,
		list,
		site: level === EVERYWHERE ? null : scope.split("/", 1).join(),
		tournament: level === BY_TOURNAMENT ? scope : null,
		isHidden,
		count: all.filter(isLost).length,
		of: all.length
	};
}
// core/guards/guard-poll.ts
/** Duration after which a held loss takes effect, in milliseconds. */
var BELIEVED_AFTER = HOUR;
/** Time after its start for which an ended match is expected in the ended list, in milliseconds. */
var LISTED_FOR = 2 * DAY;
/** `MatchDataLoss.mark` of a match that is in no list. */
var MISSING = "missing";
var NOTHING_LOST = {
	holds: [],
	losses: /* @__PURE__ */ new Map(),
	held: /* @__PURE__ */ new Set()
};
/**
* Compares a poll with the data displayed before. A small loss takes effect in the third poll that
* repeats it; a loss that one poll cannot explain is held for an hour or until staff accept it.
*
* @param sights Matches in the poll's lists, by key.
*/
function guardPoll(previous, tick, sights) {
	if (previous.lists.length === 0) return {
		kept: /* @__PURE__ */ new Set(),
		believed: /* @__PURE__ */ new Set(),
		state: NOTHING_LOST
	};
	const before = previous.guard ?? NOTHING_LOST;
	const { isPublic = () => true } = tick;
	const known = checkMatches(previous, tick.lists, sights, isPublic);
	const at = Math.max(...tick.lists.map((list) => list.at));
	const isHalf = new Set(tick.lists.map(({ name }) => name)).size < 2;
	const times = {
		at,
		dataAt: previous.takenAt,
		before: before.holds
	};
	const found = isHalf ? findHoldsOfHalf(known, times) : findHolds(known, times);
	const now = tick.monotonic ?? at;
	const kept = /* @__PURE__ */ new Set();
	const believed = /* @__PURE__ */ new Set();
	const heldKeys = /* @__PURE__ */ new Set();
	const losses = /* @__PURE__ */ new Map();
	const unlisted = isHalf ? findUnlisted(previous, before, tick.lists, isPublic) : [];
	for (const { key } of unlisted) {
		const loss = before.losses.get(key);
		if (loss !== void 0) losses.set(key, loss);
		if (before.held.has(key)) heldKeys.add(key);
	}
	for (const one of known) {
		if (!one.isMissing && one.losses.length === 0) continue;
		const loss = nextLoss(before.losses.get(one.key), one, isHalf && one.isMissing, now);
		losses.set(one.key, loss);
		const holds = found.filter((hold) => isTournamentHeld(hold, one));
		const isBelieved = holds.length === 0 ? (one.isMissing ? loss.missed : loss.polls) >= 3 : holds.every((hold) => isOver(hold, loss, now, tick.decisions));
		if (isBelieved) believed.add(one.key);
		else kept.add(one.key);
		if (!isBelieved && holds.length > 0) heldKeys.add(one.key);
	}
	const lost = [...known, ...unlisted].filter(({ key }) => heldKeys.has(key));
	return {
		kept,
		believed,
		state: {
			holds: found.filter((hold) => lost.some((one) => isTournamentHeld(hold, one) && isLossOf(hold, one.list, losses.get(one.key)))),
			losses,
			held: heldKeys
		}
	};
}
/**
* Returns whether a match of this list has the loss that is held.
*
* @param loss The match's loss; `undefined` if it is held since before a restart.
*/
function isLossOf(hold, list, loss) {
	const kind = hold.lost === "matches" ? MISSING : hold.lost;
	return (hold.list === null || hold.list === list) && (loss === void 0 || loss.mark.split(" ").includes(kind));
}
/**
* Finds the holds of a poll with one list: all earlier ones, and new ones for lost content. Missing
* matches are not judged, because they may be in the other list.
*/
function findHoldsOfHalf(known, times) {
	const listed = known.filter(({ isMissing }) => !isMissing);
	const ids = new Set(times.before.map(({ id }) => id));
	return [...times.before, ...findHolds(listed, times).filter(({ id }) => !ids.has(id))];
}
/** Finds the matches with an earlier loss whose list is not in this poll. */
function findUnlisted({ matches }, { held, losses }, lists, isPublic) {
	const received = new Set(lists.map(({ name }) => name));
	return [...matches.values()].flatMap(({ match, sighting: { list } }) => {
		const { key, site, tournament } = match;
		if (received.has(list) || !(held.has(key) || losses.has(key))) return [];
		return {
			key,
			list,
			site,
			tournament: tournament.key,
			isHidden: !isPublic(tournament.key)
		};
	});
}
/** Counts one more poll with this loss. If the kind of loss changed, its time starts again. */
function nextLoss(before, { isMissing, losses }, isUnknown, now) {
	const mark = isMissing ? MISSING : losses.join(" ");
	return {
		mark,
		missed: isMissing ? (before?.missed ?? 0) + (isUnknown ? 0 : 1) : 0,
		polls: (before?.polls ?? 0) + (isMissing ? 0 : 1),
		since: before?.mark === mark ? before.since : now
	};
}
function isOver(hold, { since }, now, decisions) {
	const decision = decisions?.get(holdKey(hold));
	if (decision !== void 0) return decision === "accept";
	return now - since >= BELIEVED_AFTER;
}
/** Checks the known matches that are in this poll's lists or have just disappeared from them. */
function checkMatches(previous, lists, sights, isPublic) {
	const responses = new Map(lists.map((list) => [list.name, withHorizon(list)]));
	const checked = [];
	for (const seen of previous.matches.values()) {
		const { key, site, tournament } = seen.match;
		const sight = sights.get(key);
		const list = seen.sighting.list ?? sight?.list ?? null;
		if (list === null) continue;
		const wasListed = responses.has(list) && isListed(seen.sighting, previous.lists);
		if (sight === void 0 && !wasListed) continue;
		checked.push({
			key,
			list,
			site,
			tournament: tournament.key,
			isHidden: !isPublic(tournament.key),
			isMissing: sight === void 0 && !isAbsenceExplained(seen, list, responses),
			losses: sight === void 0 ? [] : findLosses(seen, sight.match, sight.list),
			unconfirmedLosses: sight === void 0 ? [] : findUnconfirmedLosses(seen, sight.match),
			has: sight === void 0 ? [] : LOSS_KINDS.filter((kind) => hasContentOf(seen, kind))
		});
	}
	return checked;
}
/**
* Returns whether a match may have left its list for a known reason: the list is at its limit, the
* match may be in the other list, which is at its limit, or it ended days ago.
*/
function isAbsenceExplained({ match: { start }, sighting: { wasEnded } }, list, responses) {
	const at = responses.get(list)?.at;
	if (wasEnded && start !== null && at !== void 0 && at - start > LISTED_FOR) return true;
	const ended = responses.get("ended");
	if (ended !== void 0 && isBeyond(ended, start)) return true;
	const upcoming = list === "upcoming" ? responses.get("upcoming") : void 0;
	return upcoming !== void 0 && isBeyond(upcoming, start);
}
/** Returns whether a list is at its limit and does not reach this start. */
function isBeyond({ name, isFull, horizon }, start) {
	if (!isFull || start === null || horizon === null) return isFull;
	return name === "upcoming" ? start >= horizon : start <= horizon;
}
function withHorizon({ name, at, limit, received, matches }) {
	return {
		name,
		at,
		isFull: received >= limit,
		horizon: findListHorizon(name, matches)
	};
}
/**
* Returns the start up to which a list reaches: the latest of upcoming, the earliest of ended
* matches; `null` without starts.
*/
function findListHorizon(name, matches) {
	const starts = matches.flatMap(({ start }) => start === null ? [] : [start]);
	if (starts.length === 0) return null;
	return name === "upcoming" ? Math.max(...starts) : Math.min(...starts);
}
// core/snapshot/snapshot.ts
/** Depth to compare: match, bracket or entries, best-of by round or one entry, its members. */
var MATCH_DEPTH$1 = 4;
var NOTHING_PENDING = {
	missed: /* @__PURE__ */ new Map(),
	byes: /* @__PURE__ */ new Map(),
	flaps: /* @__PURE__ */ new Map()
};
/** Creates the snapshot of a service that was not polled yet. */
function emptySnapshot(now) {
	return {
		takenAt: now,
		watchingSince: now,
		matches: /* @__PURE__ */ new Map(),
		lists: [],
		issues: []
	};
}
/** Creates a snapshot of matches from files, which belong to no list. */
function snapshotOfFile(matches, now) {
	const seen = /* @__PURE__ */ new Map();
	for (const match of matches) seen.set(match.key, firstSight(match, null, now));
	return {
		...emptySnapshot(now),
		matches: seen
	};
}
/**
* Returns the snapshot after a poll. Matches that are in no list any more stay as last seen.
* A regression is applied when three polls repeat it; one too large for a single poll to explain is
* held (see `guards/guard-poll.ts`). An unfinished match missing from both complete lists in three
* ticks is marked as withdrawn.
*/
function applyPoll(earlier, responses) {
	const polled = restoreKnownIds(earlier, responses);
	const moved = findMovedTournaments(earlier, latestSights(polled));
	const previous = {
		...earlier,
		matches: moveTournaments(earlier.matches, moved)
	};
	const tick = dropImplausibleScores(polled, previous.matches);
	const pending = previous.pending ?? NOTHING_PENDING;
	const sights = latestSights(tick);
	const { kept, believed, state } = guardPoll(previous, tick, sights);
	const matches = new Map(previous.matches);
	const byes = new Map(pending.byes);
	const flaps = new Map(pending.flaps);
	const dampen = (known, { match, at }) => {
		const received = withKnownBye(known, match, byes);
		const now = tick.monotonic ?? at;
		const damped = suppressFlapping(known.match, received, flaps.get(match.key), now);
		if (damped.flaps.size > 0) flaps.set(match.key, damped.flaps);
		else flaps.delete(match.key);
		return damped.match;
	};
	const atOf = new Map(tick.lists.map(({ name, at }) => [name, at]));
	const keep = (known, at) => withNewSighting(known, atOf.get(known.sighting.list ?? "upcoming") ?? at);
	const isFirst = previous.lists.length === 0;
	for (const [key, sight] of sights) {
		const known = matches.get(key);
		if (known === void 0) {
			const first = firstSight(sight.match, sight.list, sight.at);
			matches.set(key, isFirst ? first : withUnconfirmed(first, void 0, sight.match));
			continue;
		}
		const seen = kept.has(key) ? keep(known, sight.at) : seenAgain(known, {
			...sight,
			match: dampen(known, sight)
		}, believed.has(key));
		matches.set(key, isFirst ? seen : withUnconfirmed(seen, known, sight.match));
	}
	for (const key of kept) {
		const known = matches.get(key);
		if (known !== void 0 && !sights.has(key)) matches.set(key, keep(known, previous.takenAt));
	}
	const displayedTick = { lists: tick.lists.map((response) => withKept(response, kept, matches)) };
	const lists = mergeLists(previous.lists, displayedTick);
	const takenAt = Math.max(previous.takenAt, ...lists.map(({ at }) => at));
	const { isPublic = () => true } = tick;
	const heldParts = new Set(state.holds.map(({ isHidden }) => isHidden));
	const missing = isWhole(displayedTick) ? findWithdrawn(matches.values(), sights, pending.missed, takenAt, {
		kept,
		believed,
		isHeld: (tournament) => heldParts.has(!isPublic(tournament))
	}) : {
		missed: without(pending.missed, sights),
		withdrawn: []
	};
	for (const seen of missing.withdrawn) matches.set(seen.match.key, {
		...seen,
		sighting: {
			...seen.sighting,
			withdrawnAt: takenAt
		}
	});
	return {
		takenAt,
		watchingSince: previous.watchingSince,
		matches,
		lists,
		issues: issuesAfter(previous, tick),
		pending: {
			missed: missing.missed,
			byes,
			flaps
		},
		guard: state,
		moved: [...previous.moved ?? [], ...moved]
	};
}
/** Returns each match of a tick once: it may have moved to the other list between the responses. */
function latestSights(tick) {
	const responses = tick.lists.toSorted((a, b) => a.at - b.at || Number(a.name === "ended") - Number(b.name === "ended"));
	return new Map(responses.flatMap(({ name, at, matches }) => matches.map((match) => [match.key, {
		match,
		list: name,
		at
	}])));
}
function firstSight(match, list, at) {
	return {
		match,
		sighting: {
			list,
			firstSeen: at,
			lastSeen: at,
			changedAt: at,
			wasEnded: false,
			withdrawnAt: null
		}
	};
}
/** Adds the slots whose contestants are not confirmed (see `guards/confirm.ts`). */
function withUnconfirmed({ match, sighting }, known, received) {
	const slots = countSlotConfirmations(known, received, match);
	if (slots.length === 0) return {
		match,
		sighting
	};
	return {
		match,
		sighting,
		unconfirmed: (deepEqual(known?.unconfirmed, slots, 2) ? known?.unconfirmed : void 0) ?? slots
	};
}
/** Keeps the earlier flag until three consecutive polls list the match as a bye. */
function withKnownBye(known, received, byes) {
	const polls = received.bye === true && known.match.bye !== true ? (byes.get(received.key) ?? 0) + 1 : 0;
	const isPending = polls > 0 && polls < 3;
	setCount(byes, received.key, isPending ? polls : 0);
	return isPending ? {
		...received,
		bye: known.match.bye
	} : received;
}
function setCount(counts, key, count) {
	if (count > 0) counts.set(key, count);
	else counts.delete(key);
}
/** Returns a list as displayed: with the matches whose old data is kept in it. */
function withKept(response, kept, matches) {
	if (kept.size === 0) return response;
	const listed = new Set(response.matches.map(({ key }) => key));
	const own = response.matches.filter(({ key }) => !kept.has(key));
	const added = [...kept].flatMap((key) => {
		const seen = matches.get(key);
		return seen?.sighting.list === response.name ? [seen.match] : [];
	});
	const received = response.received + own.length + added.length - listed.size;
	return {
		...response,
		received,
		matches: [...own, ...added]
	};
}
/** Updates the sighting of a match whose new data is not applied yet, or that a hold keeps. */
function withNewSighting(seen, at) {
	return {
		...seen,
		sighting: {
			...seen.sighting,
			lastSeen: at,
			withdrawnAt: null
		}
	};
}
/** Applies new data; the match object stays the same if nothing changed. */
function seenAgain(known, { match, list, at }, hasRegressed) {
	const same = deepEqual(known.match, match, MATCH_DEPTH$1);
	const sighting = {
		...known.sighting,
		list,
		lastSeen: at,
		changedAt: same && known.sighting.list === list ? known.sighting.changedAt : at,
		wasEnded: known.sighting.wasEnded && !hasRegressed,
		withdrawnAt: null
	};
	return {
		match: same ? known.match : match,
		sighting
	};
}
function mergeLists(before, tick) {
	const states = new Map(before.map((state) => [state.name, state]));
	for (const response of tick.lists) states.set(response.name, stateOf(response));
	return [...states.values()];
}
function stateOf({ name, at, limit, received, matches }) {
	return {
		name,
		at,
		count: received,
		capped: received >= limit,
		horizon: findListHorizon(name, matches)
	};
}
/** Returns whether both lists arrived and neither is at its limit. */
function isWhole({ lists }) {
	return new Set(lists.map(({ name }) => name)).size === 2 && lists.every(({ received, limit }) => received < limit);
}
function without(missed, sights) {
	return new Map([...missed].filter(([key]) => !sights.has(key)));
}
/** Returns the issues of this tick once each, with the earlier ones if only one list arrived. */
function issuesAfter(previous, tick) {
	const issues = tick.lists.length < 2 ? [...previous.issues] : [];
	for (const response of tick.lists) issues.push(...response.issues);
	const byText = issues.map((issue) => [`${issue.match}\n${issue.code}\n${issue.message}`, issue]);
	return [...new Map(byText).values()];
}
// core/simulation/elimination-tree.ts
/**
* Returns the matches of an elimination of `size` (a power of two), feeders first. Independent of
* `core/bracket`, so that tests compare two implementations of docs/domain.md#geometry.
*/
function eliminationTree(kind, size, options) {
	if (kind === "double") return doubleTree(size, options.dropOrder);
	const tree = upperRounds(size);
	if (!options.bronze || size < 4) return tree;
	const bronze = final("bronze", "bronze", 1, ["loser ro4#1", "loser ro4#2"]);
	return [...tree, {
		...bronze,
		row: 2
	}];
}
/**
* Returns who comes to a match from its sources; `null` for a slot that nobody comes to.
*
* @param played The matches before it, by place.
*/
function findArrivals({ sources }, bySeed, played) {
	const arrivalFrom = (from) => {
		if (from.type === "seed") return bySeed(from.seed);
		const { sides, winner } = must(played.get(from.of), "feeders are played first");
		if (winner === null) return null;
		return sides[from.type === "winner" ? winner : 1 - winner] ?? null;
	};
	return [arrivalFrom(sources[0]), arrivalFrom(sources[1])];
}
function doubleTree(size, dropOrder) {
	const upper = upperRounds(size);
	const tree = upper.filter(({ roundOf }) => roundOf === size);
	for (let n = size / 2; n >= 2; n /= 2) {
		const survivors = [];
		const meeting = [];
		for (let row = 1; row <= n / 2; row += 1) {
			const before = n === size / 2 ? `loser ro${size}` : `winner lower ro${2 * n}s2`;
			survivors.push(lower(n, 1, row, neighbours(before, row)));
			const dropped = `loser ro${n}#${dropOrder(row - 1, n / 2) + 1}`;
			meeting.push(lower(n, 2, row, [dropped, `winner lower ro${n}s1#${row}`]));
		}
		tree.push(...upper.filter(({ roundOf }) => roundOf === n), ...survivors, ...meeting);
	}
	const other = size === 2 ? "loser ro2#1" : "winner lower ro2s2#1";
	tree.push(final("grand final#1", "grand final", 2, ["winner ro2#1", other]));
	tree.push({
		...final("grand final reset#1", "grand final reset", 2, ["winner grand final#1", "loser grand final#1"]),
		row: 2
	});
	return tree;
}
function upperRounds(size) {
	const seeds = seedOrder(size).map((seed) => ({
		type: "seed",
		seed
	}));
	const tree = [];
	for (let n = size; n >= 2; n /= 2) for (let row = 1; row <= n / 2; row += 1) {
		const place = {
			place: `ro${n}#${row}`,
			round: `ro${n}`,
			row,
			side: "upper"
		};
		const [a, b] = n === size ? seeds.slice(2 * row - 2, 2 * row) : neighbours(`winner ro${2 * n}`, row).map(source);
		const sources = [must(a, "a slot has a source"), must(b, "a slot has a source")];
		tree.push({
			...place,
			roundOf: n,
			stage: 1,
			sources
		});
	}
	return tree;
}
/** Returns the sources of a row that two neighbouring rows feed, such as "winner ro8#1". */
function neighbours(feeder, row) {
	return [`${feeder}#${2 * row - 1}`, `${feeder}#${2 * row}`];
}
function lower(n, stage, row, [a, b]) {
	const round = `lower ro${n}s${stage}`;
	return {
		place: `${round}#${row}`,
		round,
		row,
		side: "lower",
		roundOf: n,
		stage,
		sources: [source(a), source(b)]
	};
}
function final(place, round, stage, [a, b]) {
	return {
		place,
		round,
		row: 1,
		side: "upper",
		roundOf: 2,
		stage,
		sources: [source(a), source(b)]
	};
}
/** Parses "winner ro8#2" or "loser ro8#2". */
function source(text) {
	const type = text.startsWith("winner") ? "winner" : "loser";
	return {
		type,
		of: text.slice(type.length + 1)
	};
}
/** Returns standard seeding: 1 meets the last seed, and 1 and 2 can only meet in the final. */
function seedOrder(size) {
	let order = [1, 2];
	while (order.length < size) {
		const sum = 2 * order.length + 1;
		order = order.flatMap((seed) => [seed, sum - seed]);
	}
	return order;
}
// core/testing/elimination.ts
function playElimination(plan) {
	let size = 2;
	while (size < plan.contestants) size *= 2;
	const byPlace = /* @__PURE__ */ new Map();
	for (const node of eliminationTree(plan.kind, size, plan)) byPlace.set(node.place, play(node, byPlace, plan));
	/** Feeders come before the matches they feed. */
	const matches = [...byPlace.values()];
	return {
		plan,
		size,
		matches,
		byPlace,
		resetPlayed: byPlace.get("grand final reset#1")?.unused === false,
		/** End of the last match in minutes since the start of the event. */
		end: Math.max(...matches.map(({ end }) => end))
	};
}
function play(node, byPlace, plan) {
	const { random, bestOf, contestants, nameOf = (seed) => `Contestant ${seed}` } = plan;
	const bySeed = (seed) => seed > contestants ? null : nameOf(seed);
	const sides = findArrivals(node, bySeed, byPlace);
	const feeders = node.sources.flatMap((source) => source.type === "seed" ? [] : byPlace.get(source.of)?.end ?? 0);
	const fed = Math.max(0, ...feeders);
	const start = Math.max(0, fed - 30 + Math.floor(random() * 90));
	const begin = Math.max(start, fed);
	const unused = node.round === "grand final reset" && byPlace.get("grand final#1")?.winner !== 1;
	const bye = !unused && sides.includes(null);
	const base = {
		...node,
		id: String(110001 + byPlace.size),
		sides: unused ? [null, null] : sides,
		bestOf,
		start,
		begin,
		unused,
		bye
	};
	if (unused || bye) {
		const present = sides.findIndex((side) => side !== null);
		const winner = unused || present === -1 ? null : present;
		return {
			...base,
			scores: [0, 0],
			winner,
			end: bye ? fed : begin
		};
	}
	const winner = random() < .65 ? 0 : 1;
	const [won, lost] = random() < plan.oddities ? oddScores(plan) : playedScores(plan);
	const scores = winner === 0 ? [won, lost] : [lost, won];
	return {
		...base,
		scores,
		winner,
		end: begin + 15 + 15 * bestOf
	};
}
/** Returns the scores of winner and loser in a match that was played out. */
function playedScores({ bestOf, random }) {
	if (bestOf > 1) {
		const needed = Math.floor(bestOf / 2) + 1;
		return [needed, Math.floor(random() * needed)];
	}
	const lost = Math.floor(random() * 3);
	return [lost + 1 + Math.floor(random() * 3), lost];
}
/** Returns scores that do not decide the match or that the loser leads. */
function oddScores({ bestOf, random }) {
	const kinds = [
		[0, 0],
		[1, 1],
		[0, -1],
		bestOf > 2 ? [0, 1] : [2, 2]
	];
	return must(kinds[Math.floor(random() * kinds.length)], "random is below 1");
}
// core/testing/seeded-random.ts
/**
* Creates a generator of numbers from 0 to less than 1, determined by its seed (Park–Miller).
*
* @param seed From 1 to 2³¹ − 2.
*/
function seededRandom(seed) {
	let state = seed;
	return () => {
		state = state * 48271 % 2147483647;
		return state / 2147483647;
	};
}
// core/testing/courses/bracket-stage.ts
/** Brackets of a played tournament, made of generated eliminations. */
/** Creates a bracket of its matches, feeders first. */
function createStage(id, matches) {
	const podium = derivePodium(matches);
	return {
		id: String(id),
		matches,
		podium,
		tiers: deriveTiers(matches, podium),
		end: Math.max(...matches.map(({ end }) => end))
	};
}
/**
* Creates the matches of an elimination as parts of a course.
*
* @param byCode Contestants by their names in the elimination.
*/
function createStageMatches(event, byCode, listing) {
	const lookups = {
		brackets: createBrackets(event, listing),
		byCode
	};
	return event.matches.filter(({ roundOf }) => listing.startsBelow !== true || roundOf < event.size).map((match) => createMatch(match, event, listing, lookups));
}
/** Returns the podium of a bracket from its matches, feeders first. */
function derivePodium(matches) {
	const final = matches.findLast(({ round, isUnused }) => round !== "bronze" && !isUnused);
	const third = matches.find(({ round }) => round === "bronze" || round === "lower ro2s2");
	return {
		champion: playerIn(final, true),
		runnerUp: playerIn(final, false),
		third: playerIn(third, third?.round === "bronze"),
		resetPlayed: final?.round === "grand final reset",
		knownFrom: final?.end ?? Infinity,
		thirdKnownFrom: third?.end ?? Infinity
	};
}
/** Returns the contestants of a bracket from the champion down, by the round they lost last. */
function deriveTiers(matches, { champion, runnerUp }) {
	const last = /* @__PURE__ */ new Map();
	for (const match of matches) for (const { player } of match.sides) last.set(player, match);
	const tiers = /* @__PURE__ */ new Map();
	for (const [player, { round, sides, winner }] of last) {
		const tier = round === "bronze" && sides[winner ?? -1]?.player === player ? "third" : player === champion && runnerUp !== null ? "champion" : round;
		tiers.set(tier, [...tiers.get(tier) ?? [], player]);
	}
	const played = matches.filter(({ round, isUnused }) => round !== "bronze" && !isUnused);
	const [final = "", ...others] = [...new Set(played.map(({ round }) => round))].toReversed();
	return [
		"champion",
		final,
		"third",
		"bronze",
		...others
	].flatMap((tier) => {
		const own = tiers.get(tier);
		return own === void 0 ? [] : [own];
	});
}
/** Returns the winner or the loser of a match; `null` if it is unknown. */
function playerIn(match, isWinner) {
	if (match === void 0 || match.winner === null) return null;
	return match.sides[isWinner ? match.winner : 1 - match.winner]?.player ?? null;
}
function createBrackets({ plan: { kind }, size }, { id, statedSize = size, titles = [`Bracket ${id}`, `Bracket ${id}`] }) {
	const ids = {
		upper: String(id),
		lower: String(id + 1)
	};
	const relatedId = kind === "single" ? null : ids.lower;
	const [title, lowerTitle] = titles;
	return {
		upper: {
			id: ids.upper,
			type: kind,
			relatedId,
			title,
			size: statedSize
		},
		lower: {
			id: ids.lower,
			type: "lower",
			relatedId: ids.upper,
			title: lowerTitle,
			size: size / 2
		}
	};
}
function createMatch(match, event, { from, id, listsByes = true, startsBelow, listed }, { brackets, byCode }) {
	const present = match.sides.flatMap((code, side) => code === null ? [] : [{
		code,
		side
	}]);
	const isListedLate = match.round === "grand final reset" && event.plan.resetListed === "when-needed";
	const listedFrom = isListedLate ? from + endOf(event, "grand final#1") : listed === "late" ? from + match.begin : -Infinity;
	const isHidden = match.bye && !listsByes || isListedLate && match.unused;
	const winner = match.winner === null ? null : match.sides[match.winner];
	return {
		id: courseMatchId(id, match),
		bracket: brackets[match.side],
		group: null,
		round: match.round,
		row: match.row,
		roundOf: match.roundOf,
		stage: match.stage,
		bestOf: match.bestOf,
		sides: present.map(({ code, side }) => {
			const source = must(match.sources[side], "a match has two sources");
			const fed = source.type === "seed" ? void 0 : event.byPlace.get(source.of);
			const before = startsBelow === true && fed?.roundOf === event.size ? void 0 : fed;
			return {
				player: must(byCode.get(code), "every code is a player's"),
				score: must(match.scores[side], "a match has a score for each side"),
				knownFrom: before === void 0 ? from - 60 : from + before.end,
				feeder: before === void 0 ? null : `${source.type} ${courseMatchId(id, before)}`
			};
		}),
		winner: winner === null ? null : present.findIndex(({ code }) => code === winner),
		isDraw: false,
		isBye: match.bye,
		isUnused: match.unused,
		listedFrom: isHidden ? Infinity : listedFrom,
		start: from + match.start,
		begin: from + match.begin,
		end: from + match.end
	};
}
function courseMatchId(id, match) {
	return String(Number(match.id) + (id - 1101) * 5e3);
}
function endOf({ byPlace }, place) {
	return must(byPlace.get(place), "the elimination has this place").end;
}
// core/testing/wire-match.ts
/** Time of minute 0 of every generated event, in milliseconds since the epoch. */
var GENERATED_EVENT_START = Date.UTC(2026, 2, 7, 10);
/** Creates a match as the service sends it, with changes. */
function wireMatch(change = {}) {
	return {
		id: "110001",
		group_id: null,
		bracket_id: "1101",
		locked: "0",
		row: "1",
		stage: "1",
		round_of: "8",
		start: "2026-03-07 18:00:00",
		best_of: "3",
		bye: "0",
		conflict: "0",
		site: "osu.example.net",
		contestants: [wireContestant({ name: "Aino" }), wireContestant({
			name: "Bo",
			sort: "2"
		})],
		tournament: wireTournament(),
		bracket: wireBracket(),
		...change
	};
}
/** Creates a tournament as the service sends it, with changes. */
function wireTournament(change = {}) {
	return {
		game: "osu!",
		game_slug: "osu",
		title: "Spring Cup",
		slug: "spring-cup",
		start: "2026-03-07 10:00:00",
		end: "2026-03-08 22:00:00",
		...change
	};
}
/** Creates a contestant as the service sends it, with changes. */
function wireContestant(change = {}) {
	return {
		score: "0",
		sort: "1",
		kills: null,
		deaths: null,
		time: null,
		deduction: "0",
		name: "Aino",
		country: "fi",
		seed: "0",
		...change
	};
}
/** Creates a bracket as the service sends it, with changes. */
function wireBracket(change = {}) {
	return {
		title: "Playoffs",
		type: "single",
		size: "8",
		related_bracket_id: null,
		best_of_params: {
			ro2gf: "",
			ro2: "5",
			bronze: "3",
			ro4: "3",
			ro8: "3",
			ro16: "",
			lower: []
		},
		...change
	};
}
// core/testing/wire-matches.ts
/**
* Creates a raw double-elimination match (brackets 1101 and 1102), ended and locked.
*
* @param place `ro8#1`, `lower ro4s1#2`, `grand final#1`, `grand final#2` for the reset.
* @param sides See `wireSingleMatch`.
*/
function wireDoubleMatch(id, place, sides, change = {}) {
	const [round = "", row = ""] = place.split("#");
	const lower = round.startsWith("lower");
	const [roundOf = "2", stage = round === "grand final" ? "2" : "1"] = round.match(/\d+/g) ?? [];
	return wireMatch({
		id,
		locked: "1",
		row,
		round_of: roundOf,
		stage,
		bracket_id: lower ? "1102" : "1101",
		bracket: lower ? createWireLowerBracket() : createWireUpperBracket(),
		contestants: wireContestantsOf(sides),
		...change
	});
}
/**
* Creates raw matches of one double elimination; their ids count from 1.
*
* @param texts Place and sides as in `wireDoubleMatch`: "lower ro2s1#1 Cai 0 v Dag 2". One text may
*   contain several matches, separated by commas.
*/
function wireDoubleMatches(...texts) {
	return texts.flatMap((text) => text.split(", ")).map((text, index) => {
		const [, place = "", sides = ""] = must(/^(.+#\d) ?(.*)$/.exec(text), "a place and sides");
		return wireDoubleMatch(`${index + 1}`, place, sides);
	});
}
wireDoubleMatches("ro4#1 Aino 2 v Cai 0, ro4#2 Bo 2 v Dag 0, ro2#1 Aino 2 v Bo 0", "lower ro2s1#1 Cai 0 v Dag 2, lower ro2s2#1 Bo 2 v Dag 1");
function createWireUpperBracket(change = {}) {
	return wireBracket({
		title: "Upper",
		type: "double",
		related_bracket_id: "1102",
		best_of_params: {},
		size: "",
		...change
	});
}
/** Creates the raw lower bracket of the matches of `wireDoubleMatch`. */
function createWireLowerBracket(change = {}) {
	return wireBracket({
		title: "Lower",
		type: "lower",
		related_bracket_id: "1101",
		best_of_params: {},
		size: "",
		...change
	});
}
/** Creates raw contestants from "Aino 2 v Bo 1" (see `wireSingleMatch`). */
function wireContestantsOf(sides) {
	return sides.split(" v ").filter((side) => side !== "").map((side, index) => {
		const [, name, score = "0"] = must(/^(.*?)(?: (-?[\d.]+))?$/.exec(side), "a side has one line");
		return wireContestant({
			name,
			score,
			sort: String(index + 1)
		});
	});
}
// core/testing/courses/group-stage.ts
/** Groups of a played tournament: Swiss groups and round robins. */
/**
* Ranks the contestants of a group by points, byes included, and, if the rule has tie-breakers, by
* difference and sum of scores. Contestants whom these do not separate share a tier.
*/
function rankGroup(matches, rule) {
	const sums = /* @__PURE__ */ new Map();
	for (const { sides, winner, isDraw, isBye } of matches) for (const [index, { player, score }] of sides.entries()) {
		const own = sums.get(player) ?? {
			points: 0,
			difference: 0,
			scored: 0
		};
		sums.set(player, own);
		if (isBye || rule === "scores") {
			own.points += score;
			continue;
		}
		if (winner === index) own.points += rule === "3-1-0" ? 3 : 1;
		if (isDraw && rule === "3-1-0") own.points += 1;
		if (rule === "wins-alone") continue;
		own.difference += Math.max(0, score) - Math.max(0, sides[1 - index]?.score ?? 0);
		own.scored += Math.max(0, score);
	}
	return [...groupBy([...sums].toSorted(([, a], [, b]) => b.points - a.points || b.difference - a.difference || b.scored - a.scored), ([, sum]) => `${sum.points} ${sum.difference} ${sum.scored}`).values()].map((tier) => tier.map(([player]) => player));
}
// core/testing/courses/course.ts
/** Played tournaments of any shape: what the service lists of each match, and the truth. */
/** Returns the time of a minute, in milliseconds since the epoch. */
function courseInstantOf(minute) {
	return GENERATED_EVENT_START + minute * MINUTE;
}
/** Returns the end of the last match of a course, in minutes. */
function endOfCourse({ matches }) {
	return Math.max(...matches.map(({ end }) => end));
}
/**
* Returns both lists at a minute. A match is in the ended list once it begins, has half of its
* scores while live, and is locked after its end.
*/
function createCourseListsAt(course, minute) {
	const upcoming = [];
	const ended = [];
	for (const match of course.matches) {
		if (minute < match.listedFrom || match.listedFrom === Infinity) continue;
		(!match.isUnused && minute >= match.begin ? ended : upcoming).push(wireOf(course, match, minute));
	}
	return {
		upcoming,
		ended
	};
}
function wireOf(course, match, minute) {
	const { bracket, isBye, isUnused } = match;
	const isOver = !isUnused && minute >= match.end;
	const { bracket: _, ...common } = wireMatch({
		id: match.id,
		group_id: match.group,
		bracket_id: bracket?.id ?? null,
		locked: isOver && course.locks ? "1" : "0",
		row: String(match.row),
		stage: String(match.stage),
		round_of: String(match.roundOf),
		start: formatWallTime(courseInstantOf(match.start)),
		best_of: String(match.bestOf),
		bye: isBye ? "1" : "0",
		contestants: match.sides.filter(({ knownFrom }) => minute >= knownFrom).map((side, index) => wireContestant({
			...side.player,
			score: String(scoreAt(match, side.score, minute)),
			sort: String(index + 1)
		})),
		tournament: {
			game: "osu!",
			game_slug: "osu",
			title: course.title ?? course.slug,
			slug: course.slug,
			start: formatWallTime(courseInstantOf(0)),
			end: course.statesEnd ? formatWallTime(courseInstantOf(course.statedEnd)) : null
		}
	});
	return bracket === null ? common : {
		...common,
		bracket: wireBracketOf(bracket)
	};
}
function wireBracketOf({ type, size, relatedId, title }) {
	return wireBracket({
		title,
		type,
		size: String(size),
		related_bracket_id: relatedId,
		best_of_params: {}
	});
}
/** Returns a score at a minute: half of a best-of never decides a match. */
function scoreAt({ begin, end, bestOf }, score, minute) {
	if (minute >= end) return score;
	if (minute < begin) return 0;
	const most = bestOf > 1 ? Math.floor(bestOf / 2) : score;
	return Math.max(0, Math.min(most, Math.floor(score / 2)));
}
// core/testing/courses/compose.ts
/** Makes courses of stages. */
/** Creates a course of stages. */
function composeCourse(parts) {
	const { brackets = [], groups = [], rule = "wins", margin = 60, locks = true } = parts;
	const standings = new Map(groups.map((own) => [must(own[0]?.group, "a group has matches"), rankGroup(own, rule)]));
	const matches = [...groups.flat(), ...brackets.flatMap((stage) => stage.matches)];
	return {
		slug: parts.slug,
		matches,
		podiums: new Map(brackets.map(({ id, podium }) => [id, podium])),
		continuesIn: parts.continuesIn ?? /* @__PURE__ */ new Map(),
		decidedBy: parts.decidedBy,
		standings,
		placements: rankTiers(parts.tiers ?? [...standings.values()].flat()),
		statedEnd: endOfCourse({ matches }) + margin,
		statesEnd: parts.statesEnd ?? true,
		locks
	};
}
/** Ranks tiers by standard competition ranking: 1, 2, 3–4, 5–8. */
function rankTiers(tiers) {
	const placements = /* @__PURE__ */ new Map();
	for (const tier of tiers) {
		const from = placements.size + 1;
		const to = placements.size + tier.length;
		for (const player of tier) placements.set(player, {
			from,
			to
		});
	}
	return placements;
}
// core/testing/elimination-wire.ts
/** Returns the wire matches of an elimination `minute` minutes after its start. */
function createWireListsAt(event, minute, dress) {
	return createCourseListsAt(createEventCourse(event, dress), minute);
}
/** Returns all matches of a finished elimination in one list. */
function createFinalWireMatches(event, dress) {
	const { upcoming, ended } = createWireListsAt(event, event.end, dress);
	return [...upcoming, ...ended];
}
/** Creates the course of an elimination with its true results. */
function createEventCourse(event, { byes, locks, event: number = 0 }) {
	const names = event.matches.flatMap(({ sides }) => sides.flatMap((name) => name ?? []));
	const players = new Map(names.map((name) => [name, {
		name,
		country: "fi"
	}]));
	const listing = {
		id: 1101 + 2 * number,
		from: 0,
		listsByes: byes,
		titles: ["Bracket", "Lower bracket"]
	};
	const stage = createStage(listing.id, createStageMatches(event, players, listing));
	return {
		...composeCourse({
			slug: `cup-${number}`,
			brackets: [stage],
			margin: 600,
			locks,
			tiers: stage.tiers,
			decidedBy: stage.id
		}),
		title: `Cup ${number}`
	};
}
// core/lib/zone.ts
/** Maximum number of cached offsets per zone, one per hour (two years): bounds the memory. */
var MAX_HOURS = 2e4;
/** Maximum number of cached times per zone. All responses repeat the same starts. */
var MAX_TIMES = 2e4;
/**
* Creates the parser of a zone, which caches offsets and times: keep it for as long as times of the
* zone are parsed. Finding an offset with `Intl` for each start would take 97 ms per 10,000 starts.
*
* If clocks go forward, a time in the gap is parsed with the offset before the gap: 02:30 becomes
* 03:30. If clocks go back, an ambiguous time is the earlier one: viewers wait for a match that is
* shown an hour early, but miss one that is shown an hour late.
*
* @param zone IANA name, e.g. `Europe/Helsinki`.
* @throws RangeError if there is no such zone.
*/
function createZoneParser(zone) {
	const offsetAt = createOffsets(zone);
	const hours = /* @__PURE__ */ new Map();
	const times = /* @__PURE__ */ new Map();
	const parse = (text) => {
		const wall = parseWallTime(text);
		if (wall === null) return null;
		const hour = Math.floor(wall / HOUR);
		let offset = hours.get(hour);
		if (offset === void 0) {
			if (hours.size >= MAX_HOURS) hours.clear();
			offset = steadyOffset(hour * HOUR, offsetAt);
			hours.set(hour, offset);
		}
		return wall - (offset ?? offsetNear(wall, offsetAt));
	};
	return (text) => {
		let time = times.get(text);
		if (time === void 0) {
			if (times.size >= MAX_TIMES) times.clear();
			time = parse(text);
			times.set(text, time);
		}
		return time;
	};
}
/** Returns the offset if it is the same a day before and after, else `null`. */
function steadyOffset(wall, offsetAt) {
	const before = offsetAt(wall - DAY);
	return before === offsetAt(wall + 864e5) ? before : null;
}
/** Returns the offset after a change if only that one is valid for `wall`, else the one before. */
function offsetNear(wall, offsetAt) {
	const before = offsetAt(wall - DAY);
	const after = offsetAt(wall + DAY);
	return offsetAt(wall - before) !== before && offsetAt(wall - after) === after ? after : before;
}
/**
* Creates a function that returns a zone's offset from UTC at an instant of whole seconds, in ms.
*/
function createOffsets(zone) {
	const format = new Intl.DateTimeFormat("en-US", {
		timeZone: zone,
		calendar: "gregory",
		hourCycle: "h23",
		year: "numeric",
		month: "numeric",
		day: "numeric",
		hour: "numeric",
		minute: "numeric",
		second: "numeric"
	});
	return (instant) => {
		const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]));
		const field = (type) => Number(must(parts.get(type), `a date has a ${type}`));
		return Date.UTC(field("year"), field("month") - 1, field("day"), field("hour"), field("minute"), field("second")) - instant;
	};
}
// core/wire/placeholder-names.ts
/** Names of an absent opponent, folded. Only words that are no plausible name of a contestant. */
var BYES = new Set([
	[
		"bye",
		"byes",
		"no opponent",
		"bye week"
	],
	[
		"freilos",
		"spielfrei",
		"kein gegner"
	],
	[
		"vapaakierros",
		"vapaavuoro",
		"ei vastustajaa"
	],
	[
		"frilott",
		"frirond",
		"ingen motståndare",
		"friplats"
	],
	[
		"frirunde",
		"walk-over frirunde",
		"ingen motstander",
		"oversidder",
		"ingen modstander"
	],
	[
		"vrijloting",
		"vrijgeloot",
		"geen tegenstander"
	],
	[
		"exempt",
		"exempté",
		"exemptée",
		"pas d'adversaire"
	],
	[
		"descansa",
		"descanso",
		"sin rival",
		"fecha libre"
	],
	[
		"folga",
		"isento",
		"sem adversário"
	],
	[
		"riposo",
		"riposa",
		"turno di riposo",
		"nessun avversario"
	],
	[
		"wolny los",
		"volný los",
		"voľný žreb",
		"erőnyerő",
		"бай",
		"свободен от игры",
		"нет соперника"
	],
	[
		"不戦勝",
		"부전승",
		"轮空",
		"輪空"
	]
].flat().map(foldName));
/** Names of an opponent who is not known yet, folded. */
var OPEN_SLOTS = new Set([
	[
		"tbd",
		"tba",
		"tbc",
		"t.b.d",
		"t.b.a",
		"t.b.c",
		"n.n",
		"n. n",
		"n/a"
	],
	[
		"to be determined",
		"to be decided",
		"to be announced",
		"to be confirmed",
		"to be defined"
	],
	[
		"not yet known",
		"undetermined",
		"undecided",
		"vacant",
		"open slot",
		"empty slot"
	],
	[
		"unknown opponent",
		"unknown team",
		"unknown player",
		"unknown contestant"
	],
	[
		"noch offen",
		"steht noch nicht fest",
		"wird noch bekannt gegeben",
		"wird bekannt gegeben"
	],
	[
		"noch nicht bekannt",
		"noch unbekannt",
		"freier platz",
		"gegner offen"
	],
	[
		"avoin",
		"avoin paikka",
		"ei tiedossa",
		"ei vielä tiedossa",
		"selviää myöhemmin"
	],
	[
		"vahvistetaan myöhemmin",
		"ilmoitetaan myöhemmin",
		"päätetään myöhemmin"
	],
	[
		"ej bestämt",
		"ej klart",
		"ej klar",
		"inte klart",
		"bestäms senare",
		"meddelas senare"
	],
	[
		"öppen plats",
		"ledig plats",
		"ikke avgjort",
		"avgjøres senere",
		"ikke afgjort"
	],
	[
		"afgøres senere",
		"nog te bepalen",
		"nader te bepalen",
		"nog onbekend",
		"nog niet bekend"
	],
	[
		"à déterminer",
		"à définir",
		"à confirmer",
		"à venir"
	],
	[
		"por determinar",
		"por definir",
		"por confirmar",
		"por decidir"
	],
	[
		"a determinar",
		"a definir",
		"a confirmar",
		"a decidir"
	],
	[
		"da determinare",
		"da definire",
		"da decidere",
		"da confermare"
	],
	[
		"do ustalenia",
		"bude určen",
		"bude určeno",
		"még nem ismert",
		"belirlenecek"
	],
	[
		"не определен",
		"не определён",
		"будет определен",
		"будет определён",
		"未定",
		"미정",
		"待定"
	]
].flat().map(foldName));
/** Marks around a placeholder: "(BYE)", "- TBD -", "[bye]", "TBD...". */
var SURROUNDING = /^[\s()[\]{}<>«»"'“”‘’.…\p{Pd}_*~:]+|[\s()[\]{}<>«»"'“”‘’.…\p{Pd}_*~:]+$/gu;
/** A name of marks that only fill a column. */
var ONLY_MARKS = /^[\s\p{Pd}?？._…*·()[\]]+$/u;
/** A number after the word, as systems number their byes: "BYE 2", "bye #3". */
var NUMBER$1 = /[\s_-]*#?\s*\d{1,3}$/;
/** "Winner of …" and "Loser of …", which name a match instead of a contestant. */
var RESULTS = [
	/^(the )?(winner|loser) (of|from) \S/,
	/^(sieger|siegerin|gewinner|verlierer|verliererin) (von|aus|vom|des|der) \S/,
	/^(vainqueur|gagnant|perdant) (de|du|des) \S/,
	/^(vainqueur|gagnant|perdant) d['’]\S/,
	/^(ganador|ganadora|vencedor|vencedora|perdedor|perdedora) (de|del|da|do) \S/,
	/^(vincente|vincitore|perdente) (di|del|della|dello) \S/,
	/^(winnaar|verliezer) (van|uit) \S/,
	/^(vinnare|vinnaren|förlorare|förloraren) (av|i|från) \S/,
	/^(vinner|vinneren|taper|taperen) (av|i) \S/,
	/^(vinder|vinderen|taber|taberen) (af|i) \S/,
	/^(ottelun|ottelu|välierän|puolivälierän|finaalin|loppuottelun) (\S+ )?(voittaja|häviäjä)$/,
	/^\S+[:'’]n (voittaja|häviäjä)$/,
	/^(zwycięzca|przegrany|vítěz|poražený|победитель|проигравший) \S/,
	/^(winner|loser|sieger|gewinner|verlierer|vainqueur|gagnant|perdant|ganador|perdedor|vencedor|vincente|perdente|winnaar|verliezer|vinnare|förlorare|vinner|taper|vinder|taber|voittaja|häviäjä) (\p{L}+[\s-]?)?#?\d{1,3}([\s-]\d{1,3})?$/u
];
/**
* Returns the kind of a name of no contestant; otherwise `null`
* (docs/domain.md#names-that-are-no-contestant). A name that only contains such a word is one.
*/
function findPlaceholderKind(name) {
	if (ONLY_MARKS.test(name)) return "open";
	const bare = foldName(name).replace(SURROUNDING, "");
	const word = bare.replace(NUMBER$1, "");
	if (BYES.has(bare) || BYES.has(word)) return "bye";
	return OPEN_SLOTS.has(bare) || OPEN_SLOTS.has(word) || RESULTS.some((pattern) => pattern.test(bare)) ? "open" : null;
}
// core/lib/decode-entities.ts
/** Names of the characters from U+00A0 to U+00FF, in their order. */
var LATIN = "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml";
/** Names of the characters from U+03B1 to U+03C9; those of capitals begin with a capital. */
var GREEK = "alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf sigma tau upsilon phi chi psi omega";
var FIRST_LATIN = 160;
var FIRST_GREEK = 945;
var GREEK_CAPITALS = 32;
var CHARACTERS = new Map([
	...Object.entries({
		amp: "&",
		lt: "<",
		gt: ">",
		quot: "\"",
		apos: "'",
		euro: "€",
		trade: "™"
	}),
	...Object.entries({
		ndash: "–",
		mdash: "—",
		hellip: "…",
		bull: "•",
		lsaquo: "‹",
		rsaquo: "›"
	}),
	...Object.entries({
		lsquo: "‘",
		rsquo: "’",
		sbquo: "‚",
		ldquo: "“",
		rdquo: "”",
		bdquo: "„"
	}),
	...Object.entries({
		OElig: "Œ",
		oelig: "œ",
		Scaron: "Š",
		scaron: "š",
		Yuml: "Ÿ",
		fnof: "ƒ"
	}),
	...LATIN.split(" ").map((name, index) => [name, String.fromCodePoint(FIRST_LATIN + index)]),
	...GREEK.split(" ").flatMap((name, index) => {
		const code = FIRST_GREEK + index;
		return [[name, String.fromCodePoint(code)], [(name[0] ?? "").toUpperCase() + name.slice(1), String.fromCodePoint(code - GREEK_CAPITALS)]];
	})
]);
var ENTITY = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z][a-zA-Z\d]{1,7}));/g;
var LAST_CODE_POINT = 1114111;
/**
* Decodes HTML entities once: numeric ones, those of Latin-1 and Greek, and those of punctuation.
* "&amp;amp;" becomes "&amp;"; unknown entities and those without a semicolon ("AT&T") stay.
*/
function decodeEntities(text) {
	if (!text.includes("&")) return text;
	return text.replace(ENTITY, (entity, decimal, hex, name) => {
		if (name !== void 0) return CHARACTERS.get(name) ?? entity;
		const code = decimal === void 0 ? Number.parseInt(hex ?? "", 16) : Number(decimal);
		return code <= LAST_CODE_POINT ? String.fromCodePoint(code) : entity;
	});
}
/** Maximum length of an id; real ones have up to ten digits. */
var MAX_ID = 64;
/** Number of digits that a number represents exactly. */
var MAX_DIGITS = 15;
/** A decimal number. `Number` ignores the spaces around it. */
var NUMBER = /^\s*[+-]?\d{1,15}(\.\d{1,15})?\s*$/;
/** Returns whether a value is a JSON object. PHP encodes an empty one as `[]`, which is none. */
function isJsonObject(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
/** Parses text, cleaned and truncated; a finite number becomes text, anything else "". */
function parseText(value) {
	if (typeof value === "string") return cleanText(value, 200);
	return typeof value === "number" && Number.isFinite(value) ? String(value) : "";
}
/**
* Parses a name or a title: plain text, although some services send it as HTML with entities. More
* marks on a letter than any alphabet has are removed, because they cover other rows.
*/
function parseLabel(value) {
	if (typeof value !== "string") return parseText(value);
	return limitMarks(cleanText(decodeEntities(value), 200));
}
/** Parses a finite number or numeric text; `null` for anything else (`""`, `true`, `"two"`). */
function parseNumber(value) {
	if (typeof value === "number") return Number.isFinite(value) ? value : null;
	if (typeof value !== "string") return null;
	return value.length <= MAX_DIGITS && isDigits(value) || NUMBER.test(value) ? Number(value) : null;
}
/** Parses an integer from 0 up; `null` for anything else. */
function parseCount(value) {
	const number = parseNumber(value);
	return number !== null && number >= 0 && Number.isSafeInteger(number) ? number : null;
}
/** Parses an integer from 1 up, like seeds, sizes and best-of; `null` for anything else. */
function parsePositiveInteger(value) {
	const count = parseCount(value);
	return count === 0 ? null : count;
}
/**
* Parses a flag: 0, false, "false" and "no" are `false`; other numbers, true, "true" and "yes" are
* `true`; anything else is `null`.
*/
function parseFlag(value) {
	if (typeof value === "boolean") return value;
	const number = parseNumber(value);
	if (number !== null) return number !== 0;
	if (value === "true" || value === "yes") return true;
	return value === "false" || value === "no" ? false : null;
}
/** Parses an id; `null` if it is empty, too long, or contains spaces or slashes. */
function parseId(value) {
	if (typeof value === "string" && value.length <= MAX_ID && isDigits(value)) return value;
	const text = parseText(value).trim();
	return text !== "" && text.length <= MAX_ID && !/[\s/]/.test(text) ? text : null;
}
/** Parses the id of a group or bracket; `null` for "0", which means none. */
function parseReferenceId(value) {
	const id = parseId(value);
	return id === "0" ? null : id;
}
/** Returns the members of a list, or of an object that replaces one; else an empty list. */
function parseArray(value) {
	if (Array.isArray(value)) return value;
	return isJsonObject(value) ? Object.values(value) : [];
}
/**
* Creates a parser that caches its results by game, because every response repeats the names.
* Without the cache, normalizing 10,000 matches takes 2.5 times as long (`npm run bench core`).
*/
function createContestantParser() {
	const namedByGame = /* @__PURE__ */ new Map();
	let cachedCount = 0;
	const addToCache = (gameSlug, named) => {
		if (cachedCount >= 2e4) {
			namedByGame.clear();
			cachedCount = 0;
		}
		const ofGame = namedByGame.get(gameSlug) ?? /* @__PURE__ */ new Map();
		namedByGame.set(gameSlug, ofGame.set(named.name, named));
		cachedCount += 1;
	};
	return (gameSlug, raw) => {
		const known = typeof raw === "string" ? namedByGame.get(gameSlug)?.get(raw) : void 0;
		if (known !== void 0) return known;
		const name = parseLabel(raw);
		if (isBlank(name)) return null;
		const placeholder = findPlaceholderKind(name);
		if (placeholder !== null) return placeholder;
		const named = {
			name,
			key: contestantKey(gameSlug, name)
		};
		if (raw === name) addToCache(gameSlug, named);
		return named;
	};
}
// core/wire/bracket-details.ts
/** Round sizes; the service's document lists them up to 128. */
var SIZES = [
	2,
	4,
	8,
	16,
	32,
	64,
	128,
	256,
	512
];
/**
* Keys of the service and of Matchdesk. If both keys of a round are present, the later one counts.
*/
var UPPER_KEYS = [
	...SIZES.map((size) => [`ro${size}`, `ro${size}`]),
	["bronze", "bronze"],
	["grand_final", "grand final"],
	["ro2gf", "grand final"]
];
var LOWER_KEYS = SIZES.flatMap((size) => [1, 2].map((stage) => [`ro${size}s${stage}`, `lower ro${size}s${stage}`]));
function parseBracket(sent, id) {
	return {
		id,
		title: parseLabel(sent["title"]),
		type: parseText(sent["type"]).trim().toLowerCase(),
		size: parsePositiveInteger(sent["size"]),
		relatedId: parseReferenceId(sent["related_bracket_id"]),
		bestOf: parseBestOf(sent["best_of_params"])
	};
}
/** Depth to compare: best-of by round, and its lower bracket. */
var BEST_OF_DEPTH = 2;
/**
* Returns whether `parseBracket` gives the same result for both. Compares members by name, because
* it runs for every match.
*/
function isSameBracket(a, b) {
	return a["title"] === b["title"] && a["type"] === b["type"] && a["size"] === b["size"] && a["related_bracket_id"] === b["related_bracket_id"] && deepEqual(a["best_of_params"], b["best_of_params"], BEST_OF_DEPTH);
}
function parseBestOf(params) {
	const bestOf = {};
	if (!isJsonObject(params)) return bestOf;
	addRounds(params, UPPER_KEYS, bestOf);
	const lower = params["lower"];
	if (isJsonObject(lower)) addRounds(lower, LOWER_KEYS, bestOf);
	return bestOf;
}
function addRounds(params, keys, into) {
	for (const [wireKey, round] of keys) {
		const games = parsePositiveInteger(params[wireKey]);
		if (games !== null) into[round] = games;
	}
}
// core/wire/entries.ts
/** Two lower-case letters or a longer code like `gb-eng`. */
var COUNTRY = /^[a-z][a-z-]{0,9}$/;
/** Maximum length of a time, which is shown where a score is. */
var MAX_TIME = 24;
/**
* Parses the contestants of a match, ordered by `sort`. Contestants without a name and a score are
* left out, so that their slots are open; so are names that are no contestant. Others whose name
* shows nothing get a visible one.
*
* @param issues Receives the issues found.
*/
function parseEntries(contestants, gameSlug, parseContestant, issues) {
	const listed = parseArray(contestants);
	if (listed.length > 500) issues.push({
		code: "too-many-contestants",
		message: `The match lists ${listed.length} contestants. Only the first 500 are used.`
	});
	const parsed = listed.slice(0, 500).map((raw, index) => parseEntry(raw, index + 1, {
		gameSlug,
		parseContestant,
		issues
	}));
	const namesBye = parsed.includes("bye");
	const entries = parsed.every(isEntry) ? parsed : parsed.filter(isEntry);
	if (hasDuplicate(entries)) issues.push({
		code: "contestant-twice",
		message: "The match lists the same name twice."
	});
	return {
		entries: inOrder(entries),
		namesBye
	};
}
function isEntry(parsed) {
	return parsed !== null && parsed !== "bye";
}
var NAMELESS = {
	code: "nameless-contestant",
	message: "A contestant has a score but no name, or a name that shows nothing."
};
/**
* Returns "bye" for a name that says so, and `null` for an open slot.
*
* @param position Position in the list, from 1.
*/
function parseEntry(raw, position, { gameSlug, parseContestant, issues }) {
	if (!isJsonObject(raw)) return null;
	const score = parseNumber(raw["score"]);
	const hasScore = score !== null && score !== 0;
	const sent = parseContestant(gameSlug, raw["name"]);
	if (sent === "bye") return sent;
	const isOpen = sent === "open" || sent === null && !hasScore && parseText(raw["name"]) === "";
	if (sent === null ? !isOpen : sent === "open" && hasScore) issues.push(NAMELESS);
	if (isOpen) return null;
	const standIn = `unnamed contestant ${parsePositiveInteger(raw["sort"]) ?? position}`;
	const named = sent ?? {
		name: standIn,
		key: contestantKey(gameSlug, standIn)
	};
	return {
		key: named.key,
		name: named.name,
		country: parseCountry(raw["country"]),
		seed: parsePositiveInteger(raw["seed"]),
		sort: parseCount(raw["sort"]) ?? 0,
		score,
		kills: parseNumber(raw["kills"]),
		deaths: parseNumber(raw["deaths"]),
		time: cleanText(parseText(raw["time"]), MAX_TIME) || null,
		deduction: parseNumber(raw["deduction"])
	};
}
function hasDuplicate(entries) {
	if (entries.length < 3) return entries.length === 2 && entries[0]?.key === entries[1]?.key;
	return new Set(entries.map(({ key }) => key)).size < entries.length;
}
function parseCountry(value) {
	const code = parseText(value).trim().toLowerCase();
	if (code === "uk") return "gb";
	return COUNTRY.test(code) ? code : "";
}
/** Orders by `sort`; renumbers the entries if a value is missing, 0 or used twice. */
function inOrder(entries) {
	if (isInOrder(entries)) return entries;
	const sorted = entries.toSorted((a, b) => a.sort - b.sort || compareText(a.name, b.name));
	if (isInOrder(sorted)) return sorted;
	return sorted.map((entry, at) => Object.assign(entry, { sort: at + 1 }));
}
function isInOrder(entries) {
	let last = 0;
	for (const { sort } of entries) {
		if (sort <= last) return false;
		last = sort;
	}
	return true;
}
// core/wire/normalize-match.ts
/** Used for a tournament that is no object: PHP encodes an empty object as an empty list. */
var EMPTY_OBJECT = {};
var NO_ISSUES = [];
function createMatchListParser(parseTime, parseContestant) {
	return {
		parseTime,
		parseContestant,
		tournaments: createInterner(isSameTournament, (raw, site) => parseTournament(raw, site, parseTime)),
		brackets: createInterner(isSameBracket, (raw, _site, id) => parseBracket(raw, id))
	};
}
/**
* Normalizes one item of a match list. It is skipped only if it cannot be identified (no site or
* id) or assigned to a tournament.
*/
function normalizeMatch(item, reader) {
	if (!isJsonObject(item)) return skip(null, "not-a-match", "An item of the list is not a match.");
	const id = parseId(item["id"]);
	const site = stripInvisible(parseId(item["site"])?.toLowerCase() ?? "");
	if (site === "") return skip(null, "no-site", `A match (id ${id ?? "none"}) has no site.`);
	if (id === null) return skip(null, "no-id", `A match of ${site} has no id.`);
	const raw = isJsonObject(item["tournament"]) ? item["tournament"] : EMPTY_OBJECT;
	const tournament = reader.tournaments(site, parseText(raw["slug"]), raw);
	const key = `${site}/${id}`;
	if (tournament === null) return skip(key, "no-tournament", "The tournament of the match has neither slug nor title.");
	const issues = [];
	const match = parseMatch(item, key, site, id, tournament, reader, issues);
	if (issues.length === 0) return {
		match,
		issues: NO_ISSUES
	};
	return {
		match,
		issues: issues.map(({ code, message }) => ({
			match: key,
			code,
			message
		}))
	};
}
function skip(match, code, message) {
	return {
		match: null,
		issues: [{
			match,
			code,
			message
		}]
	};
}
/** A start at midnight, as `parseTime` accepts it. */
var MIDNIGHT = /^\d{4}-\d{2}-\d{2}[ T]00:00(:00)?$/;
function parseMatch(item, key, site, id, tournament, { parseTime, parseContestant, brackets }, issues) {
	const { groupId, bracketId, rawBracket } = parseMatchLocation(item, issues);
	const sentStart = parseText(item["start"]);
	const start = parseTime(sentStart);
	if (start === null) issues.push({
		code: "start-unreadable",
		message: "The start of the match is no valid time."
	});
	const { entries, namesBye } = parseEntries(item["contestants"], tournament.gameSlug, parseContestant, issues);
	const flag = parseFlag(item["bye"]);
	const isNamedBye = flag !== true && namesBye && entries.length < 2;
	return {
		key,
		site,
		id,
		tournament,
		groupId,
		bracketId,
		bracket: bracketId === null || rawBracket === null ? null : brackets(site, bracketId, rawBracket),
		roundOf: parseCount(item["round_of"]),
		stage: parseCount(item["stage"]),
		row: parseCount(item["row"]),
		start,
		...start !== null && MIDNIGHT.test(sentStart) && { midnightOf: sentStart.slice(0, 10) },
		bestOf: parsePositiveInteger(item["best_of"]),
		locked: parseFlag(item["locked"]),
		bye: isNamedBye || flag,
		conflict: parseFlag(item["conflict"]),
		entries: isNamedBye ? entries.map(withoutScore) : entries
	};
}
/** Removes the score of a match against no opponent: it is neither a result nor points of a bye. */
function withoutScore(entry) {
	return {
		...entry,
		score: null
	};
}
/**
* Parses the group or bracket of a match. Prefers the bracket if a match has both ids and a bracket
* object, otherwise the group.
*
* @param issues Receives the issues found.
*/
function parseMatchLocation(item, issues) {
	const groupId = parseReferenceId(item["group_id"]);
	const bracketId = parseReferenceId(item["bracket_id"]);
	const rawBracket = isJsonObject(item["bracket"]) ? item["bracket"] : null;
	if (bracketId === null && rawBracket !== null) issues.push({
		code: "bracket-without-id",
		message: "The match has a bracket but no bracket id."
	});
	if (groupId === null || bracketId === null) return {
		groupId,
		bracketId,
		rawBracket
	};
	issues.push({
		code: "group-and-bracket",
		message: "The match has both a group and a bracket."
	});
	return rawBracket === null ? {
		groupId,
		bracketId: null,
		rawBracket
	} : {
		groupId: null,
		bracketId,
		rawBracket
	};
}
/**
* Parses the tournament of a match. A missing slug is derived from the title, a missing game slug
* from the game title.
*
* @returns `null` if there is neither slug nor title.
*/
function parseTournament(raw, site, parseTime) {
	const title = parseLabel(raw["title"]);
	const sentSlug = toSlug(parseText(raw["slug"]));
	const slug = sentSlug || toSlug(title).toLowerCase();
	if (slug === "") return null;
	const game = parseLabel(raw["game"]);
	const sentGameSlug = toSlug(parseText(raw["game_slug"]));
	return {
		key: `${site}/${slug}`,
		site,
		slug,
		title: isBlank(title) ? slug : title,
		game,
		gameSlug: sentGameSlug || toSlug(game).toLowerCase(),
		...sentSlug === "" && { lacksSlug: true },
		...sentGameSlug === "" && { lacksGameSlug: true },
		start: parseTime(parseText(raw["start"])),
		end: parseTime(parseText(raw["end"]))
	};
}
/**
* Returns whether `parseTournament` gives the same result for both. Compares members by name,
* because it runs for every match.
*/
function isSameTournament(a, b) {
	return a["title"] === b["title"] && a["slug"] === b["slug"] && a["game"] === b["game"] && a["game_slug"] === b["game_slug"] && a["start"] === b["start"] && a["end"] === b["end"];
}
/** Replaces spaces and slashes, which keys and URLs must not contain, by dashes. */
function toSlug(text) {
	return text.trim().replace(/[\s/]+/g, "-");
}
/**
* Creates an interner for one list.
*
* @param isSame Returns whether `parse` gives the same result for both objects.
* @param parse Receives the object, its owner and its id.
*/
function createInterner(isSame, parse) {
	const firstsByOwner = /* @__PURE__ */ new Map();
	return (owner, id, raw) => {
		let firsts = firstsByOwner.get(owner);
		if (firsts === void 0) firstsByOwner.set(owner, firsts = /* @__PURE__ */ new Map());
		const first = firsts.get(id);
		if (first !== void 0 && isSame(first.raw, raw)) return first.value;
		const value = parse(raw, owner, id);
		if (first === void 0) firsts.set(id, {
			raw,
			value
		});
		return value;
	};
}
// core/wire/normalize-match-list.ts
/** Depth to compare: match, bracket or entries, best-of by round or one entry, its members. */
var MATCH_DEPTH = 4;
/** Of items with the same key, the one that is further along is the newer. */
var furtherFirst = combineComparators((a, b) => b.match.entries.length - a.match.entries.length, (a, b) => totalScore(b.match) - totalScore(a.match), (a, b) => Number(b.match.locked) - Number(a.match.locked), (a, b) => compareText(JSON.stringify(a.match), JSON.stringify(b.match)));
var byMatchAndCode = combineComparators((a, b) => compareText(a.match ?? "", b.match ?? ""), (a, b) => compareText(a.code, b.code), (a, b) => compareText(a.message, b.message));
/**
* Creates a normalizer. It caches times and names, which every response repeats: keep it for as long
* as a service is polled.
*
* @param zone IANA time zone of the service's times.
* @throws RangeError if the time zone does not exist, which is a configuration error.
*/
function createMatchListNormalizer(zone) {
	const parseTime = createZoneParser(zone);
	const parseContestant = createContestantParser();
	return (items) => normalizeMatchList$1(items, createMatchListParser(parseTime, parseContestant));
}
function normalizeMatchList$1(items, parser) {
	const candidates = [];
	const issues = [];
	for (const item of items) {
		const parsed = normalizeMatch(item, parser);
		if (parsed.match === null) issues.push(...parsed.issues);
		else candidates.push({
			match: parsed.match,
			item,
			issues: parsed.issues
		});
	}
	const quarantined = issues.length;
	const matches = [];
	const sent = /* @__PURE__ */ new Map();
	for (const { match, item, issues: ownIssues } of candidates.sort(byKey)) {
		const previous = matches.at(-1);
		if (previous?.key !== match.key) {
			matches.push(match);
			sent.set(match.key, item);
			if (ownIssues.length > 0) issues.push(...ownIssues);
		} else if (!deepEqual(previous, match, MATCH_DEPTH)) issues.push({
			match: match.key,
			code: "duplicate",
			message: "The match is listed twice with different data."
		});
	}
	return {
		matches,
		issues: issues.sort(byMatchAndCode),
		quarantined,
		sent
	};
}
function byKey(a, b) {
	return compareText(a.match.key, b.match.key) || furtherFirst(a, b);
}
function totalScore(match) {
	return match.entries.reduce((total, entry) => total + (entry.score ?? 0), 0);
}
// bench/load/create-double-elimination.ts
/** Creates a double elimination of 32 contestants; equal numbers give equal events. */
function createDoubleElimination(event) {
	return playElimination({
		kind: "double",
		contestants: 32,
		bronze: false,
		bestOf: 5,
		oddities: .05,
		dropOrder: (index, count) => count - 1 - index,
		resetListed: "when-needed",
		random: seededRandom(event + 1),
		nameOf: (seed) => createContestantName(event, seed)
	});
}
/** Returns a contestant's name. Half of the contestants play in one event, half in ten. */
function createContestantName(event, seed) {
	return `Contestant ${seed % 2 === 0 ? event : Math.floor(event / 10)}-${seed}`;
}
// ../drv/entry-10013.ts
var normalizeMatchList = createMatchListNormalizer("UTC");
var NOW = GENERATED_EVENT_START + 43200 * MINUTE;
var LIST_SIZE = 100;
var POLL_DISTANCE = 3 * DAY;
var OPTIONS = { graceMinutes: 10 };
var SIZE = Number(process.env.SIZE ?? 1e4);
var MODE = process.env.MODE ?? "both";
var N = Number(process.env.N ?? 15);
var cpu = (f) => {
	const t = process.cpuUsage();
	const s = performance.now();
	f();
	const e = performance.now() - s;
	const u = process.cpuUsage(t);
	return [(u.user + u.system) / 1e3, e];
};
var med = (xs) => xs.toSorted((a, b) => a - b)[Math.floor(xs.length / 2)] ?? 0;
var wireAll = events(SIZE);
var [fullF, tickF] = measureTick(wireAll);
var works = {
	norm: () => normalizeMatchList(wireAll),
	brackets: () => deriveTournaments(wireAll),
	all: () => fullF(),
	tick: () => tickF()
};
if (MODE === "hash") {
	const { createHash } = await import("node:crypto");
	const plain = (_, v) => v instanceof Map ? [...v] : v instanceof Set ? [...v] : typeof v === "function" ? void 0 : v;
	const show = (label, v) => console.log(label, createHash("sha1").update(JSON.stringify(v, plain)).digest("hex"));
	const small = wireAll.slice(0, 700);
	let seed = 1;
	const rnd = () => (seed = seed * 48271 % 2147483647) / 2147483647;
	for (let round = 0; round < 6; round += 1) {
		const varied = small.filter(() => round === 0 || rnd() > .15).map((m) => {
			const c = structuredClone(m);
			if (rnd() < .2) c.locked = "0";
			if (rnd() < .1) c.row = null;
			if (rnd() < .1) c.row = String(Math.ceil(rnd() * 8));
			if (round % 3 === 2) for (const e of c.contestants) {
				if (rnd() < .5) e.score = String(Math.floor(rnd() * 4));
				if (rnd() < .05) e.name = "Player " + Math.floor(rnd() * 20);
				if (rnd() < .02) e.score = "-1";
				if (rnd() < .02) e.country = "se";
				if (rnd() < .02) e.name = e.name.toUpperCase();
			}
			if (round % 4 === 3 && rnd() < .15) c.contestants = c.contestants.slice(0, 1);
			return c;
		});
		if (round % 3 === 1) varied.push(...varied.slice(0, 40).map((m) => ({
			...m,
			id: String(9e5 + Number(m.id))
		})));
		const s0 = pollOnce(emptySnapshot(NOW), varied.slice(0, 1e3), NOW - 108e5);
		const w0 = deriveWorld(s0, NOW - 108e5, OPTIONS);
		show("w0 " + round, w0);
		let prev = w0, snap = s0;
		for (let t = 1; t <= 2; t += 1) {
			const at = NOW - 108e5 + t * 6e5;
			const list = varied.slice(t * 60, 1e3 + t * 60).map((m) => rnd() < .01 ? {
				...m,
				conflict: "1",
				contestants: m.contestants.map((e) => ({
					...e,
					score: "2"
				}))
			} : m);
			snap = pollOnce(snap, list, at);
			const fresh = deriveWorld(snap, at, OPTIONS);
			const next = deriveWorld(snap, at, OPTIONS, prev);
			show("t" + t + " ", fresh);
			show("t" + t + "p", next);
			prev = next;
			if (JSON.stringify(fresh, plain) !== JSON.stringify(next, plain)) {
				const f = JSON.parse(JSON.stringify(fresh, plain)), n = JSON.parse(JSON.stringify(next, plain));
				for (const k of Object.keys(f)) if (JSON.stringify(f[k]) !== JSON.stringify(n[k])) console.log("differs", k);
			}
		}
	}
	process.exit(0);
}
var out = {};
for (const m of MODE === "both" ? [
	"brackets",
	"all",
	"tick"
] : MODE.split(",")) {
	const runs = m === "tick" ? 4 * N : N;
	for (let i = 0; i < runs; i += 1) works[m]();
	const c = [], e = [];
	for (let i = 0; i < runs; i += 1) {
		const [a, b] = cpu(works[m]);
		c.push(a);
		e.push(b);
	}
	out[m] = med(c).toFixed(2) + "/" + med(e).toFixed(2);
}
console.log(JSON.stringify(out));
/** Derives everything of each tournament: normalization, brackets and standings. */
function deriveTournaments(wire) {
	const { matches } = normalizeMatchList(wire);
	const seen = snapshotOfFile(matches, NOW).matches.values();
	const basis = {
		...OPTIONS,
		lockTrusted: true,
		upcomingCapped: false,
		unseenBefore: null,
		facts: NO_ANNOTATIONS,
		heldFrom: null
	};
	return [...groupBy(seen, ({ match }) => match.tournament.key).values()].map((tournamentMatches) => deriveTournament(tournamentMatches, NOW, basis, null));
}
/** Derives everything, including ticks, trust in locks and contestants. */
function derive(wire) {
	return deriveWorld(snapshotOf(wire), NOW, OPTIONS);
}
function snapshotOf(wire) {
	return pollOnce(emptySnapshot(NOW), wire, NOW);
}
/** Returns the snapshot after one more poll, whose ended list is full and has these matches. */
function pollOnce(previous, wire, at) {
	const { matches, issues } = normalizeMatchList(wire);
	const size = wire.length;
	const ended = {
		name: "ended",
		at,
		limit: size,
		received: size,
		matches,
		issues
	};
	return applyPoll(previous, { lists: [ended, {
		...ended,
		name: "upcoming",
		received: 0,
		matches: []
	}] });
}
/**
* Returns the times of deriving everything, and of one more poll in which five matches changed.
* The matches were polled in lists of 100, like those of the service, so far apart that the guards
* do not expect older matches in the list any more.
*/
function measureTick(wire) {
	const lists = Array.from({ length: wire.length / LIST_SIZE }, (_, index) => wire.slice(index * LIST_SIZE, (index + 1) * LIST_SIZE));
	const snapshot = lists.reduce((previous, list, index) => pollOnce(previous, list, NOW - (lists.length - index) * POLL_DISTANCE), emptySnapshot(NOW - (lists.length + 1) * POLL_DISTANCE));
	const world = deriveWorld(snapshot, NOW, OPTIONS);
	const newest = lists.at(-1) ?? [];
	const changedList = [...newest.slice(0, 5).map((match) => Object.assign({}, match, { conflict: "1" })), ...newest.slice(5)];
	return [() => derive(wire), () => deriveWorld(pollOnce(snapshot, changedList, NOW), NOW, OPTIONS, world)];
}
/** Returns `size` raw matches of double eliminations of 32 and groups of 4, as parsed from JSON. */
function events(size) {
	const wire = [];
	for (let event = 0; wire.length < size; event += 1) wire.push(...createFinalWireMatches(createDoubleElimination(event), {
		locks: true,
		byes: true,
		event
	}), ...groups(event));
	return JSON.parse(JSON.stringify(wire.slice(0, size)));
}
/** Returns the matches of four groups of four; each pair plays once. */
function groups(event) {
	const pairs = [
		[1, 2],
		[3, 4],
		[1, 3],
		[2, 4],
		[1, 4],
		[2, 3]
	];
	return [
		0,
		1,
		2,
		3
	].flatMap((group) => pairs.map(([a, b], index) => wireMatch({
		id: String(110500 + 1e4 * event + group * 6 + index),
		group_id: String(551 + 4 * event + group),
		bracket_id: null,
		bracket: void 0,
		round_of: "4",
		row: String(index + 1),
		locked: "1",
		best_of: "1",
		tournament: {
			game: "osu!",
			game_slug: "osu",
			title: `Cup ${event}`,
			slug: `cup-${event}`
		},
		contestants: [a, b].map((seat, side) => wireContestant({
			name: createContestantName(event, group * 4 + seat),
			score: String((seat * 7 + index) % 4),
			sort: String(side + 1)
		}))
	})));
}
export {};
