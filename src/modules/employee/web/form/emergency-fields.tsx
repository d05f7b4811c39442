import { Button } from '@mantine/core';
import { FormRow, FormSection } from '#platform/web/forms/form-layout.tsx';
import { PhoneField, TextField } from '#platform/web/forms/text-fields.tsx';
import type { PathOf, ZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { PERSON } from '../person.messages.ts';
import { RowCard } from './row-card.tsx';

export const EMPTY_CONTACT = { name: '', relationship: '', phone: '', address: null };
const MOST = 3;

/** Whom to call in an emergency, at most three. @param atLeast rows that cannot be removed. */
export function EmergencyFields<V>({ form, atLeast = 0 }: { form: ZodForm<V>; atLeast?: number }) {
  const t = useT(PERSON);
  const list = 'emergency_contacts' as PathOf<V>;
  const rows = form.get(list);
  const count = Array.isArray(rows) ? rows.length : 0;
  return (
    <FormSection title={PERSON.emergency} note={PERSON.emergencyHint}>
      {Array.from({ length: count }, (_, index) => {
        const at = (name: keyof typeof EMPTY_CONTACT) => `emergency_contacts.${index}.${name}` as PathOf<V>;
        return (
          <RowCard key={index} title={t('emergencyOne', { n: index + 1 })} onRemove={count > atLeast ? () => form.remove(list, index) : undefined}>
            <FormRow>
              <TextField form={form} name={at('name')} label={PERSON.name} maxLength={150} required />
              <TextField form={form} name={at('relationship')} label={PERSON.relationship} maxLength={60} required />
              <PhoneField form={form} name={at('phone')} label={PERSON.phone} required />
            </FormRow>
          </RowCard>
        );
      })}
      {count === 0 && <p className="quiet flush">{t('noEmergency')}</p>}
      {count < MOST && (
        <div>
          <Button variant="default" leftSection={<Icon name="plus" size={16} />} onClick={() => form.insert(list, { ...EMPTY_CONTACT })}>
            {t('addEmergency')}
          </Button>
        </div>
      )}
    </FormSection>
  );
}
