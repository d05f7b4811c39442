import { defineMessages } from '#platform/contract/messages.ts';
import { WEEKDAYS } from '#platform/contract/time/weekdays.ts';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { SideDrawer } from '#platform/web/ui/drawer/side-drawer.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { ownPreferences, PREFERENCES, savePreferences, type WeekdayPreference } from '../../../contract/preference/preference.endpoints.ts';

const TEXTS = defineMessages({
  title: { en: 'When you would rather work', ms: 'Bila anda lebih suka bekerja' },
  note: {
    en: 'A roster that fills itself follows this where it can. It is a wish, not a promise.',
    ms: 'Jadual bertugas yang diisi sendiri akan mengikutinya jika boleh. Ini permintaan, bukan jaminan.',
  },
  none: { en: 'No preference', ms: 'Tiada pilihan' },
  'avoid any': { en: 'Rather not', ms: 'Lebih suka tidak bekerja' },
  'avoid day': { en: 'Rather not by day', ms: 'Lebih suka bukan siang' },
  'avoid night': { en: 'Rather not by night', ms: 'Lebih suka bukan malam' },
  'prefer any': { en: 'Gladly', ms: 'Suka bekerja' },
  'prefer day': { en: 'Gladly by day', ms: 'Suka bekerja siang' },
  'prefer night': { en: 'Gladly by night', ms: 'Suka bekerja malam' },
});
const OPTIONS = PREFERENCES.map((value) => ({ value, label: TEXTS[value] }));

/** The own preferences, weekday by weekday. */
export function PreferenceForm({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useEndpoint(ownPreferences, {});
  if (data) return <Fields stored={data.data} onClose={onClose} />;
  return (
    <SideDrawer opened onClose={onClose} title={TEXTS.title} size={440}>
      <Loaded error={error} refetch={refetch} shape="rows" count={7} />
    </SideDrawer>
  );
}

function Fields({ stored, onClose }: { stored: readonly WeekdayPreference[]; onClose: () => void }) {
  const t = useT(TEXTS);
  const { run } = useWrite(savePreferences, { invalidates: [ownPreferences] });
  const preferences = WEEKDAYS.map((_, at): WeekdayPreference => stored.find(({ weekday }) => weekday === at + 1) ?? { weekday: at + 1, preference: 'none' });
  const form = useZodForm(savePreferences.input, {
    initial: { preferences },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={TEXTS.title} form={form} size={440}>
      <p className="note flush">{t('note')}</p>
      {WEEKDAYS.map(({ value, label }, at) => (
        <SelectField key={value} form={form} name={`preferences.${at}.preference`} label={label} options={OPTIONS} clearable={false} />
      ))}
    </FormDrawer>
  );
}
