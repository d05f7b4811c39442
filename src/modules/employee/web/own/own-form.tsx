import type { ReactNode } from 'react';
import { SubmitBar } from '#platform/web/forms/form-layout.tsx';
import layout from '#platform/web/forms/form-layout.module.css';
import { useDiscardGuard } from '#platform/web/forms/use-discard-guard.ts';
import type { ZodForm } from '#platform/web/forms/use-zod-form.ts';
import { PageHeader } from '#platform/web/ui/page/page-header.tsx';
import type { Label } from '#platform/web/locale/locale.tsx';
import { MY } from './own.messages.ts';

/** A page of My Employment that is a form: its Save stays in view and wakes with the first change. */
export function OwnForm<V>({ title, form, children }: { title: Label; form: ZodForm<V>; children: ReactNode }) {
  useDiscardGuard(form.dirty);
  return (
    <>
      <PageHeader title={title} />
      <form noValidate className="frame" style={{ maxWidth: 760 }} onSubmit={(event) => void form.submit(event)}>
        <div className={`${layout['pageBody']} ${layout['fields']}`}>{children}</div>
        <SubmitBar busy={form.busy} label={MY.save} disabled={!form.dirty} />
      </form>
    </>
  );
}
