import { useNavigate } from "@tanstack/react-router";
import { SearchField } from "#web/components/search-field/search-field.tsx";
import { useWords } from "#web/hooks/words.ts";
import { useSlashKey } from "./use-slash-key.ts";
import styles from "./search-box.module.css";

/** Finds matches by a contestant's name, a title or a code; `/` leads here. */
export function SearchBox() {
  const { nav } = useWords();
  const navigate = useNavigate();
  useSlashKey();
  return (
    <search className={styles["search"]}>
      <form
        action={(form) => {
          const q = form.get("q");
          if (typeof q === "string" && q !== "") void navigate({ to: "/matches", search: { q } });
        }}
      >
        <SearchField label={nav.search} look="filled">
          <kbd className={styles["key"]}>{nav.searchKey}</kbd>
        </SearchField>
      </form>
    </search>
  );
}
