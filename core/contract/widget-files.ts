/** Manifests of the built files of the widget and of full-screen pages. */
import * as z from "zod/mini";

const FileSchema = z.object({
  /** Contains a hash: the file at this path never changes. */
  path: z.string(),
  /** Subresource Integrity (SRI) hash. */
  integrity: z.string(),
});

/** `GET /widget.json`: the files of the widget. */
export const WidgetFilesSchema = z.object({
  /** For `<script src>`. */
  script: FileSchema,
  /** For `<script type="module">` and `import`. */
  module: FileSchema,
  style: FileSchema,
  /** Paths of the scripts that the widget loads when it needs them. */
  late: z.array(z.string()),
  /** Paths of the message files of the languages that the scripts do not contain. */
  messages: z.array(z.string()),
});

/** `screen.json`: the files that full-screen pages load. */
export const ScreenFilesSchema = z.object({ script: FileSchema, style: FileSchema });

export type ScreenFiles = z.infer<typeof ScreenFilesSchema>;
export type WidgetFiles = z.infer<typeof WidgetFilesSchema>;
