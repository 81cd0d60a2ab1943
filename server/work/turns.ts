/** Runs steps one after the other, in the order in which they were added. */
export type InTurn = <T>(step: () => Promise<T>) => Promise<T>;

/** Creates an empty row of steps. A step that fails rejects for its own caller; the next one runs. */
export function createTurns(): InTurn {
  let latest: Promise<unknown> = Promise.resolve();
  return (step) => {
    const turn = latest.then(step);
    latest = turn.catch(() => {});
    return turn;
  };
}
