/**
 * Imports a script of the build. For a day after an update, browsers may run the widget of the
 * version before, whose scripts are gone: after a failed import it uses the present one, which has
 * no hash in its name.
 */
export async function importScript<Module>(
  base: string,
  file: string,
  failures: number,
): Promise<Module> {
  // Some browsers never repeat the request of a module that failed, so the URL changes.
  const query = failures === 0 ? "" : `?${failures}`;
  const load = (name: string): Promise<Module> =>
    import(/* @vite-ignore */ `${base}/${name}${query}`);
  return load(file).catch(() => load(file.replace(/\.[\da-f]{8}\.mjs$/, ".mjs")));
}
