import { PageTitle } from "#web/features/page-title/page-title.tsx";
import { useMediaQuery } from "#web/hooks/use-media-query.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";

/** Titles of a page of the desk, whose visible name is in its tab; on a phone the header has "Desk". */
export function DeskHeading({ title }: { readonly title: string }) {
  const { product } = useFirstPageMessages();
  const { pages } = useMessages("desk");
  const isPhone = useMediaQuery("(width < 720px)");
  return (
    <>
      <title>{`${title} · ${product}`}</title>
      <PageTitle className="visually-hidden">{isPhone ? pages.label : title}</PageTitle>
    </>
  );
}
