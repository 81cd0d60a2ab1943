import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { must } from "#core/lib/must.ts";
import { createQueryClient } from "#web/app/query-client.ts";
import { router } from "#web/app/router.ts";
import "#web/styles/fonts.css";
import "#web/styles/tokens.css";
import "#web/styles/type.css";
import "#web/styles/base.css";

createRoot(must(document.querySelector("#root"), "index.html holds #root")).render(
  <StrictMode>
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
