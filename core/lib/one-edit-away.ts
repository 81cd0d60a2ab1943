/**
 * Whether what was typed is the start of `word` but for one letter: wrong, missing, one too many, or
 * two changed over. The last may still be missing: typing goes on.
 */
export function isOneEditAway(word: string, typed: string): boolean {
  let same = 0;
  while (same < typed.length && typed[same] === word[same]) same += 1;
  if (same === typed.length) return true;
  const rest = typed.slice(same + 1);
  const isWrong = word.startsWith(rest, same + 1);
  const isTooMany = word.startsWith(rest, same);
  const isMissing = word.startsWith(typed.slice(same), same + 1);
  const isSwapped =
    typed[same] === word[same + 1] &&
    typed[same + 1] === word[same] &&
    word.startsWith(typed.slice(same + 2), same + 2);
  // The first letter is nearly always right, and a rule without it finds too much.
  return same > 0 && (isWrong || isTooMany || isMissing || isSwapped);
}
