import { Button } from '@mantine/core';
import { defineMessages } from '#platform/contract/messages.ts';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { NumberField } from '#platform/web/forms/number-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import type { PathOf, ZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import type { StoredFile } from '#platform/web/ui/file-upload.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import type { Education } from '../../contract/employee.schema.ts';
import { RowCard } from './row-card.tsx';
import { StoredFileField, useKnownFiles } from './stored-file-field.tsx';

export const EDUCATION = defineMessages({
  one: { en: 'Education {n}', ms: 'Pendidikan {n}' },
  level: { en: 'Education level', ms: 'Tahap pendidikan' },
  institution: { en: 'Institution', ms: 'Institusi' },
  field: { en: 'Field of study', ms: 'Bidang pengajian' },
  year: { en: 'Year', ms: 'Tahun' },
  certificate: { en: 'Certificate', ms: 'Sijil' },
  add: { en: 'Add an education', ms: 'Tambah pendidikan' },
  none: { en: 'No education entered yet.', ms: 'Belum ada pendidikan dimasukkan.' },
});

/** Where and what the person studied. @param files the stored certificates. */
export function EducationFields<V>({ form, files }: { form: ZodForm<V>; files: readonly (StoredFile | null)[] }) {
  const t = useT(EDUCATION);
  const known = useKnownFiles(files);
  const list = 'educations' as PathOf<V>;
  const rows = (form.get(list) ?? []) as readonly Partial<Education>[];
  return (
    <>
      {rows.map((_, index) => {
        const at = (name: keyof Education) => `educations.${index}.${name}` as PathOf<V>;
        return (
          <RowCard key={index} title={t('one', { n: index + 1 })} onRemove={() => form.remove(list, index)}>
            <FormRow>
              <TextField form={form} name={at('level')} label={EDUCATION.level} maxLength={60} required />
              <TextField form={form} name={at('institution')} label={EDUCATION.institution} maxLength={150} required />
            </FormRow>
            <FormRow>
              <TextField form={form} name={at('field')} label={EDUCATION.field} maxLength={100} />
              <NumberField form={form} name={at('year')} label={EDUCATION.year} min={1940} max={2100} />
            </FormRow>
            <StoredFileField form={form} name={at('file')} label={EDUCATION.certificate} known={known} />
          </RowCard>
        );
      })}
      {rows.length === 0 && <p className="quiet flush">{t('none')}</p>}
      <div>
        <Button
          variant="default"
          leftSection={<Icon name="plus" size={16} />}
          onClick={() => form.insert(list, { level: '', institution: '', field: '', year: null, file: null })}
        >
          {t('add')}
        </Button>
      </div>
    </>
  );
}
