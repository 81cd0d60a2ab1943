import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { holdKeys, releaseKeys } from "#web/hooks/hold-keys.ts";
import { openDialog } from "./open-dialog.ts";
import { replayKeys } from "./replay-keys.ts";

const onEnter = vi.fn<(text: string) => void>();

afterEach(() => {
  releaseKeys();
  onEnter.mockReset();
});

function hold(): void {
  holdKeys(
    () => true,
    () => {},
  );
}

function type(keys: readonly string[]): void {
  for (const key of keys) fireEvent.keyDown(document.body, { key });
}

/** A dialog with a field, as the search. Not controlled, because happy-dom assigns its value like React. */
function Search({ onClose }: { readonly onClose?: () => void }) {
  const [text, setText] = useState("");
  return (
    <dialog ref={openDialog}>
      <input
        ref={(field) => field?.focus()}
        aria-label="field"
        onInput={({ currentTarget }) => {
          setText(currentTarget.value);
        }}
        onKeyDown={({ key }) => {
          if (key !== "Enter") return;
          onEnter(text);
          onClose?.();
        }}
      />
    </dialog>
  );
}

/** A page whose search is open until Enter. */
function Page({ onClose }: { readonly onClose?: () => void }) {
  const [isOpen, setOpen] = useState(true);
  const close = (): void => {
    setOpen(false);
    onClose?.();
  };
  return isOpen && <Search onClose={close} />;
}

test("types the held keys into the field of a dialog when it opens", async () => {
  hold();
  type(["c", "h", "e", "x", "Backspace", "s", "s", "Enter", "!"]);
  render(<Search />);
  const field = screen.getByLabelText<HTMLInputElement>("field");
  await waitFor(() => {
    expect(field.value).toBe("chess!");
  });
  expect(onEnter).toHaveBeenCalledExactlyOnceWith("chess");
});

test("replaces and deletes the selection in a field", async () => {
  render(<input aria-label="field" defaultValue="abcd" />);
  const field = screen.getByLabelText<HTMLInputElement>("field");
  field.focus();
  for (const [start, end, key, value] of [
    [1, 3, "x", "axd"],
    [1, 2, "Backspace", "ad"],
    [0, 0, "Backspace", "ad"],
    [0, 0, "Delete", "d"],
    [1, 1, "Delete", "d"],
    [1, 1, "ArrowLeft", "d"],
  ] as const) {
    field.setSelectionRange(start, end);
    hold();
    type([key]);
    await replayKeys();
    expect(field.value).toBe(value);
  }
});

test("drops the rest of the keys when one has closed the dialog", async () => {
  hold();
  type(["a", "Enter", "Enter", "c"]);
  const onPageKey = vi.fn<() => void>();
  document.body.addEventListener("keydown", onPageKey);
  render(<Page />);
  await waitFor(() => {
    expect(screen.queryByLabelText("field")).toBeNull();
  });
  await replayKeys();
  document.body.removeEventListener("keydown", onPageKey);
  expect(onEnter).toHaveBeenCalledOnce();
  // The letter and the first Enter, through the dialog.
  expect(onPageKey).toHaveBeenCalledTimes(2);
});

test("gives the rest of the keys to what a key opens", async () => {
  hold();
  type(["a", "Enter", "b", "c"]);
  render(<Page onClose={hold} />);
  await waitFor(() => {
    expect(screen.queryByLabelText("field")).toBeNull();
  });
  await vi.waitFor(() => {
    expect(releaseKeys().map(({ key }) => key)).toEqual(["b", "c"]);
  });
});

test("goes on in the next field when a key replaces the first one", async () => {
  hold();
  type(["a", "Enter", "1", "2"]);
  render(<Steps />);
  await waitFor(() => {
    expect(screen.getByLabelText<HTMLInputElement>("second").value).toBe("12");
  });
});

/** A dialog whose first field is followed by a second one. */
function Steps() {
  const [isFirst, setFirst] = useState(true);
  return (
    <dialog ref={openDialog}>
      <input
        key={isFirst ? "first" : "second"}
        ref={(field) => field?.focus()}
        aria-label={isFirst ? "first" : "second"}
        onKeyDown={({ key }) => {
          if (key === "Enter") setFirst(false);
        }}
      />
    </dialog>
  );
}
