/** Makes a link to an operation or one of its rounds, and shows it: now, and never again. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatDateTime } from '#platform/contract/dates.ts';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { CopyField } from '#platform/web/ui/action/copy-field.tsx';
import { Dialog } from '#platform/web/ui/drawer/dialog.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useTimeZone } from '#platform/web/ui/values.tsx';
import { CERTIFICATE_DAYS, makeCertificate } from '../../contract/certificate/certificate.endpoints.ts';
import type { OperationDetail } from '../../contract/operation/operation.endpoints.ts';
import { OPERATION_READS } from '../operation-reads.ts';
import { CERTIFICATE as W } from './certificate.messages.ts';

type Made = OutputOf<typeof makeCertificate>['data'] & { readonly name: string };
const USUAL_DAYS = 30;

export function CertificateForm({ operation, onClose }: { operation: OperationDetail; onClose: () => void }) {
  const t = useT(W);
  const { locale } = useLocale();
  const zone = useTimeZone();
  const [made, setMade] = useState<Made | null>(null);
  const { run } = useWrite(makeCertificate, { invalidates: OPERATION_READS });
  const form = useZodForm(makeCertificate.input, {
    initial: { operation_id: operation.id, round_id: null, name: '', days: USUAL_DAYS },
    onSubmit: async (values) => {
      const { data } = await run(values);
      setMade({ ...data, name: values.name });
    },
  });
  if (made)
    return (
      <Dialog title={t('made', { name: made.name })} onClose={onClose}>
        <p>{t('shownOnce', { until: formatDateTime(made.expires_at, zone, locale) })}</p>
        <CopyField label={W.link} value={made.url} />
        <Button onClick={onClose}>{t('done')}</Button>
      </Dialog>
    );
  return (
    <FormDrawer opened onClose={onClose} title={W.make} form={form} submit={W.make} size={440}>
      <p className="quiet small">{t('linksHint')}</p>
      <TextField form={form} name="name" label={W.forWhom} maxLength={120} />
      <SelectField
        form={form}
        name="days"
        label={W.opensFor}
        number
        clearable={false}
        options={CERTIFICATE_DAYS.map((n) => ({ value: String(n), label: t('dayCount', { n }) }))}
      />
      <SelectField
        form={form}
        name="round_id"
        label={W.shows}
        number
        placeholder={t('allRounds')}
        options={operation.round_list.map(({ id, start_at, route }) => ({ value: String(id), label: `${formatDateTime(start_at, zone, locale)} · ${route}` }))}
      />
    </FormDrawer>
  );
}
