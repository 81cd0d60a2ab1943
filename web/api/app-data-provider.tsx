import { useQuery } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext } from "react";
import type { DeskMarks, Meta } from "#core/contract/meta.ts";
import type { Session } from "#core/contract/session.ts";
import { must } from "#core/lib/must.ts";
import { deskMarksQuery } from "./desk-marks.ts";
import { metaQuery } from "./meta.ts";
import { sessionQuery } from "./session.ts";

const NO_MARKS: DeskMarks = { conflict: [], unexpectedLock: [] };

const MetaContext = createContext<Meta | undefined>(undefined);
const SessionContext = createContext<Session | undefined>(undefined);
const MarksContext = createContext<DeskMarks>(NO_MARKS);
const MarksAskedContext = createContext(false);

/**
 * What every row of every page reads, asked for in one place: an observer in each of a hundred rows
 * was a fifth of what a phone had to do before it showed the first of them.
 */
export function AppDataProvider({ children }: { readonly children: ReactNode }) {
  const meta = useQuery(metaQuery);
  const session = useQuery(sessionQuery);
  const isStaff = isSignedIn(session.data);
  const marks = useQuery({ ...deskMarksQuery, enabled: isStaff });
  return (
    <MetaContext value={meta.data}>
      <SessionContext value={session.data}>
        <MarksContext value={(isStaff && marks.data) || NO_MARKS}>
          <MarksAskedContext value={isStaff ? marks.isFetched : session.isFetched}>
            {children}
          </MarksAskedContext>
        </MarksContext>
      </SessionContext>
    </MetaContext>
  );
}

/** Whether the first meta has come: the gate that pages stand below. */
export const useIsMetaKnown = (): boolean => useContext(MetaContext) !== undefined;

/** The newest meta. Only below the gate that waits for the first one. */
export function useMeta(): Meta {
  return must(useContext(MetaContext), "pages stand below the gate");
}

/** Who asks; undefined until the server has said. */
export const useSession = (): Session | undefined => useContext(SessionContext);

/** Whether the reader may see what is the staff's. */
export const useIsStaff = (): boolean => isSignedIn(useSession());

/** The desk's marks; none for readers who may not see them, who never ask for them. */
export const useDeskMarks = (): DeskMarks => useContext(MarksContext);

/** Whether the marks have come, or never will: nothing more of them is to be waited for. */
export const useAreDeskMarksSettled = (): boolean => useContext(MarksAskedContext);

function isSignedIn(session: Session | undefined): boolean {
  return session !== undefined && session.name !== null;
}
