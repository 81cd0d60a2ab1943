import { createContext } from "react";

/** The element beside the tabs of a tournament where the shown part puts its tools. */
export const ToolSlot = createContext<Element | null>(null);
