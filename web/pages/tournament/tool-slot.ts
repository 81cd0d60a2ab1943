import { createContext } from "react";

/** Element beside the tabs of a tournament that receives the tools of the current tab. */
export const ToolSlot = createContext<Element | null>(null);
