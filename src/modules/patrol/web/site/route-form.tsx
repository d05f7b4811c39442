import { TIME_OPTIONS } from '#platform/contract/dates.ts';
import { WEEKDAYS } from '#platform/contract/time/weekdays.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { ActiveField } from '#platform/web/forms/active-field.tsx';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { TimeField } from '#platform/web/forms/dates/time-field.tsx';
import { FormRow, FormSection } from '#platform/web/forms/form-layout.tsx';
import { FormRows } from '#platform/web/forms/form-rows.tsx';
import { MultiSelectField } from '#platform/web/forms/multi-select-field.tsx';
import { NumberField } from '#platform/web/forms/number-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useRecordForm } from '#platform/web/register/use-record-form.tsx';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import { checkpoints } from '../../contract/site/checkpoint.register.ts';
import { RANDOM, ROUTE_ORDERS, routes, TOLERANCE, type RouteRow } from '../../contract/site/route.register.ts';
import { SITE_PAGE, type SiteRow } from '../../contract/site/site.register.ts';
import { PATROL_READS } from '../patrol-reads.ts';
import classes from './rows.module.css';
import { ORDER_NAMES, SITE as W } from './site.messages.ts';

const ORDERS = ROUTE_ORDERS.map((value) => ({ value, label: ORDER_NAMES[value] }));
const TIMES = TIME_OPTIONS.map((value) => ({ value, label: value }));
const NEW = {
  name: '',
  order: 'Any' as const,
  points: [],
  start_times: [],
  every_from: '',
  every_to: '',
  every_minutes: null,
  random_minutes: null,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  shift_name: '',
  min_leg_seconds: 0,
  status: 'Active' as const,
};
const MOST = 100;

/** A route: its points with their minutes, and when rounds begin. */
export function RouteForm({ site, row, onClose }: { site: SiteRow; row: RouteRow | null; onClose: () => void }) {
  const t = useT(W);
  const readOnly = !useCan(SITE_PAGE, 'Update');
  const found = useEndpoint(checkpoints.list, { site_id: site.id, per_page: MOST, sort_by: 'position', sort: 'asc' }, { quiet: true }).data;
  const points = (found?.data ?? []).map(({ id, code, name }) => ({ value: String(id), label: `${code} · ${name}` }));
  const form = useRecordForm(routes, row, NEW, { under: { site_id: site.id }, stale: PATROL_READS, onDone: onClose });
  return (
    <FormDrawer opened onClose={onClose} title={row?.name ?? W.addRoute} form={form} readOnly={readOnly} size={720}>
      <FormRow>
        <TextField form={form} name="name" label={W.name} maxLength={120} />
        <SelectField form={form} name="order" label={W.order} options={ORDERS} />
        <ActiveField form={form} />
      </FormRow>
      <FormSection title={W.points} note={W.pointsNote}>
        <FormRows
          form={form}
          name="points"
          className={classes['row']}
          blank={{ checkpoint_id: null, offset_minutes: 0, tolerance_minutes: TOLERANCE.usual }}
          add={t('addPoint')}
          remove={(n) => t('removePoint', { n })}
        >
          {(at) => (
            <>
              <SelectField form={form} name={`${at}.checkpoint_id`} label={W.checkpoint} options={points} number />
              <NumberField form={form} name={`${at}.offset_minutes`} label={W.offset} min={0} max={1440} />
              <NumberField form={form} name={`${at}.tolerance_minutes`} label={W.tolerance} min={TOLERANCE.min} max={TOLERANCE.max} />
            </>
          )}
        </FormRows>
        <NumberField form={form} name="min_leg_seconds" label={W.minLeg} min={0} max={3600} />
      </FormSection>
      <FormSection title={W.starts}>
        <MultiSelectField form={form} name="start_times" label={W.starts} options={TIMES} />
        <FormRow>
          <NumberField form={form} name="every_minutes" label={W.every} min={5} max={1440} />
          <TimeField form={form} name="every_from" label={W.from} />
          <TimeField form={form} name="every_to" label={W.to} />
        </FormRow>
        <NumberField form={form} name="random_minutes" label={W.random} description={W.randomNote} min={RANDOM.min} max={RANDOM.max} />
        <FormRow>
          <MultiSelectField form={form} name="weekdays" label={W.weekdays} options={WEEKDAYS} number />
          <SelectField form={form} name="shift_name" label={W.shiftOnly} options={site.shifts.map(({ name }) => ({ value: name, label: name }))} clearable />
        </FormRow>
      </FormSection>
    </FormDrawer>
  );
}
