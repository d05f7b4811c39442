import type { ReactNode } from 'react';
import { SubmitBar } from '../../forms/form-layout.tsx';
import layout from '../../forms/form-layout.module.css';
import { useDiscardGuard } from '../../forms/use-discard-guard.ts';
import type { ZodForm } from '../../forms/use-zod-form.ts';
import type { Label } from '../../locale/locale.tsx';
import { PageHeader } from './page-header.tsx';

export interface FormPageProps<V> {
  /** Absent: the form stands inside a page that has its header already. */
  readonly title?: Label | undefined;
  readonly context?: ReactNode;
  readonly form: ZodForm<V>;
  /** Stays in view beside the form (below it on a phone). */
  readonly summary?: ReactNode;
  readonly submit?: Label | undefined;
  readonly onCancel?: (() => void) | undefined;
  readonly extra?: ReactNode;
  readonly children: ReactNode;
}

/** A long form as a page, with a sticky summary and the buttons always in view. */
export function FormPage<V>({ title, context, form, summary, submit, onCancel, extra, children }: FormPageProps<V>) {
  const mayDiscard = useDiscardGuard(form.dirty && !form.busy);
  const cancel = async () => {
    if (onCancel && (await mayDiscard())) onCancel();
  };
  return (
    <>
      {title && <PageHeader title={title} context={context} />}
      <div className={layout['page']} data-summary={summary ? true : undefined}>
        <form noValidate className="frame" onSubmit={(event) => void form.submit(event)}>
          <div className={layout['pageBody']}>{children}</div>
          <SubmitBar busy={form.busy} label={submit} onCancel={onCancel && (() => void cancel())} extra={extra} />
        </form>
        {summary && <aside className={`${layout['summary']} card`}>{summary}</aside>}
      </div>
    </>
  );
}
