import type { z } from 'zod';
import { TimeField } from '#platform/web/forms/date-fields.tsx';
import { FormRows } from '#platform/web/forms/form-rows.tsx';
import type { ZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import type { workSiteForm } from '../contract/work-site.schema.ts';
import { WORK_SITE } from './work-site.messages.ts';
import classes from './work-site.module.css';

/** When there is work on a site: from, to, as often as a day has. */
export function SessionFields({ form }: { form: ZodForm<z.input<typeof workSiteForm>> }) {
  const t = useT(WORK_SITE);
  return (
    <FormRows
      form={form}
      name="sessions"
      className={classes['session']}
      blank={{ start_time: '', end_time: '' }}
      add={t('addSession')}
      remove={(n) => t('removeSession', { n })}
    >
      {(row) => (
        <>
          <TimeField form={form} name={`${row}.start_time`} label={WORK_SITE.from} />
          <TimeField form={form} name={`${row}.end_time`} label={WORK_SITE.to} />
        </>
      )}
    </FormRows>
  );
}
