/** Days on which nobody may go. */
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { RegisterPage } from '#platform/web/register/register-page.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { useOrganisation } from '#modules/company/web/public.tsx';
import { blackouts } from '../../contract/blackout/blackout.register.ts';
import { typeName } from '../leave-words.ts';
import { YearSwitch } from './holiday-bar.tsx';
import { HOLIDAY } from './holiday.messages.ts';
import { useTypes } from './use-types.ts';

const BlackoutForm = lazyDrawer(async () => (await import('./blackout-form.tsx')).BlackoutForm, {
  title: ({ row }) => row?.name ?? HOLIDAY.blackoutTitle,
  size: 480,
});
const WORDS = { ...HOLIDAY, add: HOLIDAY.addBlackout, empty: HOLIDAY.blackoutEmpty, emptyHint: HOLIDAY.blackoutHint, deleteText: HOLIDAY.blackoutDeleteText };

export function BlackoutList({ year }: { year: number }) {
  const t = useT(HOLIDAY);
  const { locale } = useLocale();
  const types = new Map(useTypes().map((type) => [type.id, typeName(type, locale)]));
  const departments = new Map(useOrganisation().lists.departments.map(({ id, name }) => [id, name]));
  const namesOf = (ids: readonly number[], names: ReadonlyMap<number, string>, all: string) => ids.map((id) => names.get(id) ?? id).join(', ') || all;
  return (
    <RegisterPage
      plain
      inUrl={false}
      register={blackouts}
      title={HOLIDAY.blackout}
      input={{ year }}
      columns={[
        { key: 'name', label: HOLIDAY.blackoutName, fixed: true, card: 'title' },
        { key: 'start_date', label: HOLIDAY.date, kind: 'period', priority: 1, card: 'subtitle', value: (row) => [row.start_date, row.end_date] },
        { key: 'types', label: HOLIDAY.leaveTypes, card: 1, value: (row) => namesOf(row.leave_type_ids, types, t('allTypes')) },
        { key: 'departments', label: HOLIDAY.departments, card: 2, value: (row) => namesOf(row.department_ids, departments, t('allDepartments')) },
      ]}
      words={WORDS}
      nameOf={({ name }) => name}
      Form={BlackoutForm}
      tools={<YearSwitch />}
    />
  );
}
