import { act, fireEvent, render, screen } from "@testing-library/react";
import { type ComponentType, Profiler } from "react";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { changeSearch, navigateTo, routes, startRouter } from "./navigate.ts";
import type { Page } from "./pages.ts";
import { Outlet, PathLink, useLocation } from "./routing.tsx";

const scroll = vi.fn<(x: number, y: number) => void>();

beforeEach(() => {
  vi.stubGlobal("scrollTo", scroll);
  scroll.mockClear();
});

const Frame = () => (
  <section>
    <Outlet />
  </section>
);
const Form = () => <input data-first-field="" />;
const Path = () => useLocation(({ pathname }) => pathname);
const Url = () => useLocation(({ pathname, search }) => pathname + search);
const parseSearch = () => ({ day: "", state: "live" });

/** Returns a page that is loaded when `finish` is called. */
function createPage(...components: readonly ComponentType[]) {
  const gate = new EventTarget();
  const loading = new Promise<readonly ComponentType[]>((resolve) => {
    gate.addEventListener("open", () => {
      resolve(components);
    });
  });
  const finish = () => gate.dispatchEvent(new Event("open"));
  return { page: { load: vi.fn<Page["load"]>(() => loading) }, finish };
}

async function renderRoutes(pages: Readonly<Record<string, Page>>, path = "/") {
  history.replaceState(null, "", path);
  await startRouter({
    pages: { "/": createLoadedPage("home"), ...pages },
    missing: createLoadedPage("missing"),
    Failure: ({ error }) => `failed: ${String(error)}`,
  });
  onTestFinished(() => {
    routes.current = null;
  });
  await act(() =>
    render(
      <main tabIndex={-1}>
        <Outlet />
      </main>,
    ),
  );
}

const goTo = (to: string, options = {}) => act(() => navigateTo({ to, ...options }));

test("shows the page of the path, its inner part and its parameters' defaults", async () => {
  const page: Page = { load: () => Promise.resolve([Frame, () => "ranking"]) };
  await renderRoutes({ "/t/$slug/ranking": page }, "/t/a/ranking");
  expect(screen.getByText("ranking").tagName).toBe("SECTION");
});

test("shows the page for paths without one", async () => {
  await renderRoutes({}, "/nothing");
  expect(screen.getByRole("main").textContent).toBe("missing");
});

test("keeps the page and its URL until the next page is loaded", async () => {
  const { page, finish } = createPage(() => "matches");
  await renderRoutes({ "/matches": page });
  const end = navigateTo({ to: "/matches" });
  expect(screen.getByRole("main").textContent).toBe("home");
  expect(location.pathname).toBe("/");
  finish();
  await act(() => end);
  expect(screen.getByRole("main").textContent).toBe("matches");
  expect(location.pathname).toBe("/matches");
});

test("shows the page of the last navigation, not that of the slowest", async () => {
  const slow = createPage(() => "slow");
  await renderRoutes({ "/slow": slow.page, "/fast": createLoadedPage("fast") });
  const end = navigateTo({ to: "/slow" });
  await goTo("/fast");
  slow.finish();
  await act(() => end);
  expect(screen.getByRole("main").textContent).toBe("fast");
});

test("does not leave the page to which the viewer has returned", async () => {
  const slow = createPage(() => "slow");
  await renderRoutes({ "/slow": slow.page });
  const end = navigateTo({ to: "/slow" });
  fireEvent.popState(window);
  slow.finish();
  await act(() => end);
  expect(location.pathname).toBe("/");
});

test("shows the error if the first page cannot be loaded", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const page: Page = { load: () => Promise.reject(new Error("gone")) };
  await renderRoutes({ "/matches": page }, "/matches");
  expect(screen.getByRole("main").textContent).toBe("failed: Error: gone");
});

test("removes invalid parameters from the first URL and keeps unknown ones in their order", async () => {
  const page: Page = { parseSearch, load: () => Promise.resolve([]) };
  await renderRoutes({ "/matches": page }, "/matches?day=x&utm=1&q=&state=now&game=osu");
  expect(location.search).toBe("?utm=1&state=live&game=osu");
});

test("stays on its origin at a path that begins with two slashes", async () => {
  const { origin } = location;
  await renderRoutes({}, `${origin}//b.example/`);
  act(() => {
    changeSearch({ game: "osu" });
  });
  expect(location.href).toBe(`${origin}//b.example/?game=osu`);
});

test("keeps the game when it goes to another page, unless the target has one", async () => {
  await renderRoutes({ "/matches": createLoadedPage("matches") }, "/?game=osu&day=1");
  await goTo("/matches", { search: { state: "ended" } });
  expect(location.search).toBe("?state=ended&game=osu");
  await goTo("/matches", { search: { game: "" } });
  expect(location.search).toBe("");
});

test("scrolls to the top of another page, but not after a change of filters", async () => {
  await renderRoutes({ "/matches": createLoadedPage("matches") });
  act(() => {
    changeSearch({ game: "osu" });
  });
  expect(location.search).toBe("?game=osu");
  expect(scroll).not.toHaveBeenCalled();
  await goTo("/matches");
  expect(scroll).toHaveBeenCalledWith(0, 0);
});

test("replaces the entry of the history when it goes to the present URL", async () => {
  await renderRoutes({}, "/");
  const { length } = history;
  await goTo("/");
  expect(history.length).toBe(length);
});

test("shows another URL in the address bar over the same page", async () => {
  await renderRoutes({ "/list": { load: () => Promise.resolve([Url]) } }, "/list");
  const mask = { to: "/matches/$id", params: { id: "7" } };
  await goTo(".", { search: { open: "7" }, mask });
  expect(location.pathname).toBe("/matches/7");
  expect(screen.getByRole("main").textContent).toBe("/list?open=7");
});

test("focuses the content after a change of page, but not of filters", async () => {
  await renderRoutes({
    "/a": createLoadedPage("a"),
    "/form": { load: () => Promise.resolve([Form]) },
  });
  act(() => {
    changeSearch({ game: "osu" });
  });
  expect(document.activeElement).toBe(document.body);
  await goTo("/a");
  expect(document.activeElement).toBe(screen.getByRole("main"));
  await goTo("/form");
  expect(document.activeElement).toBe(screen.getByRole("textbox"));
});

test.each([
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])("leaves a click with %j on a link to the browser", async (modifier) => {
  await renderRoutes({ "/a": createLoadedPage("a") });
  render(<PathLink to="/a">Link</PathLink>);
  expect(fireEvent.click(screen.getByText("Link"), modifier)).toBe(true);
});

test("follows a plain click on a link, whose page is loaded under the pointer", async () => {
  const { page, finish } = createPage(() => "a");
  await renderRoutes({ "/a": page });
  render(<PathLink to="/a">Link</PathLink>);
  const link = screen.getByText("Link");
  fireEvent.pointerEnter(link);
  expect(page.load).toHaveBeenCalledOnce();
  finish();
  expect(fireEvent.click(link)).toBe(false);
  expect(await screen.findByText("a")).toBeTruthy();
});

test("marks a link while its page, or one below it, is shown", async () => {
  await renderRoutes({ "/a/$id": createLoadedPage("a") }, "/a/1");
  render(
    <>
      <PathLink to="/a">plain</PathLink>
      <PathLink to="/a" current="page">
        page
      </PathLink>
      <PathLink to="/a" current="pages">
        pages
      </PathLink>
      <PathLink to="/" current="pages">
        home link
      </PathLink>
    </>,
  );
  const links = ["plain", "page", "pages", "home link"].map((name) => screen.getByText(name));
  expect(links.filter((link) => link.dataset["status"] === "active")).toEqual([links[2]]);
});

test("does not render again if a change of the URL does not concern it", async () => {
  await renderRoutes({});
  const onRender = vi.fn<() => void>();
  render(
    <Profiler id="path" onRender={onRender}>
      <Path />
    </Profiler>,
  );
  act(() => {
    changeSearch({ game: "osu" });
  });
  expect(onRender).toHaveBeenCalledOnce();
});

function createLoadedPage(text: string): Page {
  return { load: () => Promise.resolve([() => text]) };
}
