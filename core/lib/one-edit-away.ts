/**
 * Returns whether the typed text is a prefix of `word`, apart from at most one edit: a wrong,
 * missing or surplus letter, or two swapped letters. The first letter must match.
 */
export function isOneEditAway(word: string, typed: string): boolean {
  let same = 0;
  while (same < typed.length && typed[same] === word[same]) same += 1;
  if (same === typed.length) return true;
  const rest = typed.slice(same + 1);
  const isWrong = word.startsWith(rest, same + 1);
  const isSurplus = word.startsWith(rest, same);
  const isMissing = word.startsWith(typed.slice(same), same + 1);
  const isSwapped =
    typed[same] === word[same + 1] &&
    typed[same + 1] === word[same] &&
    word.startsWith(typed.slice(same + 2), same + 2);
  // The first letter is nearly always right, and ignoring it finds too many words.
  return same > 0 && (isWrong || isSurplus || isMissing || isSwapped);
}
