import { useLayoutEffect } from "react";
import { useMeta } from "#web/api/app-data-provider.tsx";
import { useVenueFormat } from "#web/api/venue.ts";
import { getPrintHead } from "#web/hooks/print-head.ts";
import { usePrinting } from "#web/hooks/use-printing.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import styles from "./print-frame.module.css";

/** Head and foot of the sheets of every page except a bracket, which has its own. */
export function PrintFrame() {
  return usePrinting() ? <Frame /> : null;
}

function Frame() {
  const { bracket } = useMessages("common");
  const venue = useVenueFormat();
  const { dataAt } = useMeta();
  const { title, fact, detail, foot } = getPrintHead();
  const age = dataAt === null ? "" : bracket.dataFrom(venue.dateTime(Date.parse(dataAt)));
  const address = location.host + decodeURI(location.pathname);
  useRootStyle({
    "--print-address": quote(foot === undefined ? address : `${foot} · ${address}`),
    "--print-foot": `${quote(age)} "   " counter(page) " / " counter(pages)`,
  });
  return (
    <div className={styles["frame"]}>
      <div className={styles["head"]}>
        <p className={styles["title"]}>
          <bdi dir="auto" translate="no">
            {title}
          </bdi>
        </p>
        <div className={styles["facts"]}>
          <b>{fact}</b>
          <p>{detail}</p>
        </div>
      </div>
    </div>
  );
}

/** Sets properties of the root, the only element that the margins of a sheet inherit from. */
function useRootStyle(properties: Readonly<Record<`--${string}`, string>>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    for (const [name, value] of Object.entries(properties)) style.setProperty(name, value);
    return () => {
      for (const name of Object.keys(properties)) style.removeProperty(name);
    };
  });
}

function quote(text: string): string {
  return `"${text.replaceAll(/["\\\n]/g, (letter) => `\\${letter.charCodeAt(0).toString(16)} `)}"`;
}
