import { call } from '#platform/web/call/call.ts';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { useConfirm, usePopup } from '#platform/web/ui/feedback/confirm.tsx';
import { deleteEmployee } from '../../contract/employee.endpoints.ts';
import { whatKeepsEmployee } from '../../contract/locked-by.endpoints.ts';
import { END } from './end.messages.ts';
import { LIST } from './list.messages.ts';

interface Erased {
  readonly id: number;
  readonly name: string;
  /** Ends the employment instead; absent where it has ended. */
  readonly end?: (() => void) | undefined;
}

/** Deletes somebody without records. Of the others it says what keeps them, and leads to what is possible. @returns whether they are gone */
export function useErase(invalidates: readonly string[]): (person: Erased) => Promise<boolean> {
  const t = useT(LIST);
  const say = useSay();
  const confirm = useConfirm();
  const popup = usePopup();
  const erase = useWrite(deleteEmployee, { invalidates });
  return async ({ id, name, end }) => {
    // A failure has been shown where it was met.
    const known = await call(whatKeepsEmployee, { id }).catch(() => null);
    if (!known) return false;
    if (known.data.length > 0) {
      const message = t('keptText', { name, what: known.data.map((what) => say(what)).join(', ') });
      if (!end) popup.info(message);
      else if (await confirm({ title: t('keptTitle', { name }), message, verb: END.inactivate })) end();
      return false;
    }
    if (!(await confirm({ title: t('deleteTitle', { name }), message: LIST.deleteText, verb: LIST.delete, danger: true }))) return false;
    await erase.run({ id });
    return true;
  };
}
