import { createContext, use } from "react";
import { en, type Words } from "#core/words/en.ts";

const WordsContext = createContext<Words>(en);

/** The words of the interface in the reader's language. */
export function useWords(): Words {
  return use(WordsContext);
}
