/**
 * A bot that prints lines for a chat, as the API page shows it. It is complete and runs in Node.js
 * without packages; `chat-bot.test.ts` runs it.
 */
export const CHAT_BOT = String.raw`// Prints a line for each start, score, result and new start of a match.
// node bot.mjs https://desk.example.org 5    (address of Matchdesk, seconds between two requests)
const [address = "http://localhost:3000", seconds = "5"] = process.argv.slice(2);

const time = (iso) => iso.slice(0, 16).replace("T", " ") + " UTC";
const scores = (list) => (list ?? []).map((score) => score ?? 0).join("–");

// By type of change; other types print nothing.
const texts = {
  started: () => "has started",
  score: ({ to }) => scores(to),
  decided: ({ winner, scores: final }) =>
    (winner === null ? "a draw " : winner.name + " wins ") + scores(final),
  corrected: ({ to }) => "was corrected: " + scores(to.scores),
  rescheduled: ({ to }) => "now starts at " + time(to),
  replaced: ({ from, to }) => (to?.name ?? "an open slot") + " replaces " + from.name,
  withdrawn: () => "is cancelled",
};

function print(change, match) {
  const names = match?.contestants.map((contestant) => contestant?.name ?? "?").join(" – ");
  const subject = [match?.tournament, match?.code, names].filter(Boolean).join(" · ");
  console.log(subject + ": " + texts[change.type](change) + " " + address + change.links.page);
}

for (let after = null; ; await new Promise((resolve) => setTimeout(resolve, seconds * 1000))) {
  try {
    const query = after === null ? "limit=1" : "after=" + after;
    const response = await fetch(address + "/api/v1/changes?" + query);
    if (!response.ok) throw new Error(response.status + " " + (await response.text()));
    const { changes, matches, next } = await response.json();
    if (after === null) console.error("Follows " + address + " from change " + next + ".");
    for (const change of after === null ? [] : changes.filter(({ type }) => type in texts))
      print(change, matches.find(({ key }) => key === change.match));
    after = next;
  } catch (error) {
    console.error(error.message); // The next request may succeed.
  }
}
`;
