import { createContext } from "react";

/** Element beside the tabs of a tournament that receives the tools of the current tab. */
export const ToolSlotContext = createContext<Element | null>(null);
