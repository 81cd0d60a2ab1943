/** `GET /widget.json`: the present version of the widget; `screen.json` of full-screen pages. */
import * as z from "zod/mini";

const FileSchema = z.object({
  /** With a hash in its name: it never changes. */
  path: z.string(),
  /** What a browser checks it against (SRI). */
  integrity: z.string(),
});

export const WidgetFilesSchema = z.object({
  /** For `<script src>`. */
  script: FileSchema,
  /** For `<script type="module">` and `import`. */
  module: FileSchema,
  style: FileSchema,
  /** Paths of the messages of each language that the scripts do not contain. */
  messages: z.array(z.string()),
});

/** `screen.json`: what full-screen pages load. */
export const ScreenFilesSchema = z.object({ script: FileSchema, style: FileSchema });

export type ScreenFiles = z.infer<typeof ScreenFilesSchema>;
export type WidgetFiles = z.infer<typeof WidgetFilesSchema>;
