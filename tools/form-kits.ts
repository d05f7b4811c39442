/** Which files of the component kit and the platform come with every form. */
import type { Asker, FirstBuild } from './first-build.ts';

const FORM = '/src/platform/web/forms/use-zod-form.ts';
/** What a file must be part of to come with all of them, of the forms. */
const SHARE = 0.4;
/** What forms check their fields with. */
const SCHEMAS = /\/node_modules\/zod\//;
/** What a choice or dialog is made of. */
const OVER = /\/(?:Combobox|ModalBase)\.mjs$/;

/** Whether an asker holds a form. */
export const holdsForm = ({ byFile }: Pick<FirstBuild, 'byFile'>, { files }: Asker) =>
  [...files].some((file) => byFile.get(file)?.moduleIds.some((id) => id.endsWith(FORM)) === true);

/**
 * What most forms need of the kit and the platform, in two: what popovers and dialogs need as well, and the rest. One importing the
 * other, nothing in between: what a file imports is asked for by whoever asks for the file.
 */
export function formKits({ byFile, along, askers }: FirstBuild): readonly (readonly string[])[] {
  const isForm = (asker: Asker) => holdsForm({ byFile }, asker);
  const [forms, others] = [askers.filter(isForm), askers.filter((asker) => !isForm(asker))];
  const ofKit = (file: string) => !along.has(file) && byFile.get(file)?.moduleIds.every((id) => /\/node_modules\/|\/src\/platform\//.test(id)) === true;
  const most = [...new Set(forms.flatMap(({ files }) => [...files]))].filter(
    (file) => ofKit(file) && forms.filter(({ files }) => files.has(file)).length > forms.length * SHARE,
  );
  // What a page that opens nothing shows by itself it does not wait for in a kit.
  const opens = ({ files }: Asker) => [...files].some((file) => byFile.get(file)?.moduleIds.some((id) => OVER.test(id)));
  const openedBy = (file: string) => Math.max(0, ...others.filter(({ files }) => files.has(file)).map((asker) => (opens(asker) ? 1 : asker.often)));
  const checks = (file: string, seen = new Set<string>()): boolean =>
    !seen.has(file) &&
    (seen.add(file),
    byFile.get(file)?.moduleIds.some((id) => SCHEMAS.test(id)) === true || byFile.get(file)?.imports.some((other) => checks(other, seen)) === true);
  const kit = most.filter((file) => openedBy(file) < 2);
  const formsAlone = (file: string) => openedBy(file) === 0 || checks(file);
  return [kit.filter((file) => !formsAlone(file)), kit.filter(formsAlone)];
}
