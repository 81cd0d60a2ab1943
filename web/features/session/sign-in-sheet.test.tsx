import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Session } from "#core/contract/session.ts";
import * as en from "#core/i18n/en/pages.ts";
import { HOUR, MINUTE, SECOND } from "#core/lib/time.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { sessionQuery } from "#web/api/app-data-provider.tsx";
import { waitsForSignIn } from "#web/api/session-watch.ts";
import { sendJson } from "#web/api/send-json.ts";
import { AINO } from "#web/testing/sample-session.ts";
import { renderWithAppProviders } from "#web/testing/render-with-app-providers.tsx";
import { SignInSheet } from "./sign-in-sheet.tsx";

const messages = en.session;

/** Response of the server to a request for the session. */
let session: Session;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-05-16T00:00:00Z") });
  session = AINO;
  vi.stubGlobal("fetch", async (path: string) =>
    path === apiPaths.session
      ? Response.json(session)
      : Response.json({ id: "sign-in-needed", detail: "For staff" }, { status: 401 }),
  );
});

/** Renders the sheet on a page of this member of staff, whose session has just begun. */
function renderSheet(signedIn: Session = AINO): void {
  const { queryClient } = renderWithAppProviders(<SignInSheet />);
  queryClient.setQueryData(sessionQuery.queryKey, signedIn);
}

/** Lets time pass; the server then reports `next`. */
async function passTime(milliseconds: number, next: Session): Promise<void> {
  session = next;
  // The timers of the last seconds suffice.
  vi.setSystemTime(Date.now() + milliseconds - 5 * SECOND);
  await vi.advanceTimersByTimeAsync(5 * SECOND);
}

const ending: Session = { ...AINO, endsInSeconds: 10 * 60 };
const ended: Session = { ...AINO, name: null, endsInSeconds: null };

describe("SignInSheet", () => {
  it("appears ten minutes before the end, and does not take the text typed then", async () => {
    renderSheet();
    await passTime(12 * HOUR - 11 * MINUTE, ending);
    expect(screen.queryByRole("dialog")).toBeNull();
    await passTime(MINUTE + 5 * SECOND, ending);
    await vi.waitFor(() => screen.getByText(/^Your session ends at \d\d:\d\d\./));
    expect(screen.getByLabelText<HTMLInputElement>(messages.name).readOnly).toBe(true);
    expect(document.activeElement?.localName).toBe("output");
  });

  it("returns after the end when it was closed before", async () => {
    renderSheet();
    await passTime(12 * HOUR - 10 * MINUTE + 5 * SECOND, ending);
    fireEvent.click(await vi.waitFor(() => screen.getByText(messages.later)));
    await passTime(5 * MINUTE, { ...AINO, endsInSeconds: 5 * 60 });
    expect(screen.queryByRole("dialog")).toBeNull();
    await passTime(5 * MINUTE, ended);
    await vi.waitFor(() => screen.getByText(messages.ended));
  });

  it("stays closed while the session has ended, until another page is opened", async () => {
    renderSheet();
    await passTime(12 * HOUR, ended);
    fireEvent.click(await vi.waitFor(() => screen.getByText(messages.later)));
    expect(await waitsForSignIn()).toBe(true);
    await passTime(5 * SECOND, ended);
    expect(screen.queryByRole("dialog")).toBeNull();
    act(() => {
      history.pushState(null, "", "/desk/facts");
    });
    await vi.waitFor(() => screen.getByText(messages.ended));
  });

  it("disappears when the same person has signed in in another tab", async () => {
    renderSheet();
    await passTime(12 * HOUR, ended);
    expect(screen.getByRole("dialog")).toBeTruthy();
    await passTime(5 * SECOND, AINO);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("names the act that waits, and has the focus in the password", async () => {
    renderSheet();
    vi.setSystemTime(Date.now() + 2 * HOUR);
    session = ended;
    const claims = [
      { action: "take", id: "a" },
      { action: "take", id: "b" },
    ];
    const claim = sendJson("PUT", apiPaths.deskAttention, { claims }).catch(() => {});
    await vi.waitFor(() => screen.getByText(messages.waits("Claim 2")));
    expect(document.activeElement).toBe(screen.getByLabelText(messages.password));
    fireEvent.click(screen.getByText(messages.later));
    await claim;
  });

  it("opens the sign-in of an OpenID provider in another tab", async () => {
    renderSheet({ ...AINO, signIn: "oidc" });
    await passTime(12 * HOUR, ended);
    const link = await vi.waitFor(() => screen.getByText<HTMLAnchorElement>(messages.provider));
    expect([link.target, link.getAttribute("href")]).toEqual([
      "_blank",
      apiPaths.sessionOidc("/sign-in?part=tab"),
    ]);
    expect(screen.queryByLabelText(messages.password)).toBeNull();
  });
});
