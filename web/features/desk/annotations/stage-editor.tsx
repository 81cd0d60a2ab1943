import { useState } from "react";
import type { GroupView } from "#core/contract/tournament.ts";
import { Fold } from "#web/kit/fold.tsx";
import { Select } from "#web/kit/select.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { GroupAnnotationEditors } from "./group-annotation-editors.tsx";
import styles from "./facts.module.css";

/** Folded editor of the groups of a stage: all of them at once, or one. */
export function StageEditor({ groups }: { readonly groups: readonly GroupView[] }) {
  const { facts: messages } = useMessages("desk");
  const { groupName } = useMessages("common");
  const [chosen, setChosen] = useState("");
  const nameOf = ({ name, number }: GroupView) => name ?? groupName(number);
  const all = { value: "", label: messages.allGroups(groups.length) };
  return (
    <Fold title={messages.edit} className={styles["stage"]}>
      <section aria-label={messages.title}>
        {groups.length > 1 && (
          <Select
            label={messages.groups}
            value={chosen}
            options={[all, ...groups.map((group) => ({ value: group.id, label: nameOf(group) }))]}
            onChange={setChosen}
          />
        )}
        {groups.some(({ name }) => name === null) && (
          <p className="text-small tone-faint">{messages.groupHint}</p>
        )}
        <GroupAnnotationEditors
          key={chosen}
          groups={groups.filter(({ id }) => chosen === "" || id === chosen)}
          nameOf={nameOf}
        />
      </section>
    </Fold>
  );
}
