/** The year, and what is shown of it. */
import { ActionIcon } from '@mantine/core';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { LightSelect } from '#platform/web/ui/light/light-select.tsx';
import { namingOf } from '#platform/web/ui/light/light-input.tsx';
import { listHolidays } from '../../contract/holiday/holiday.endpoints.ts';
import { HOLIDAY_TYPES } from '../../contract/holiday/holiday.schema.ts';
import { HOLIDAY, HOLIDAY_TYPE_NAMES } from './holiday.messages.ts';
import classes from './holiday.module.css';
import { useHolidayAddress } from './use-holiday-address.ts';

export function YearSwitch() {
  const t = useT(HOLIDAY);
  const { filter, change } = useHolidayAddress();
  return (
    <span className={`${classes['year']} inline strong`}>
      <ActionIcon variant="default" size={36} aria-label={t('earlier')} onClick={() => change({ year: filter.year - 1 })}>
        <Icon name="chevron-left" />
      </ActionIcon>
      <span className="tabular">{filter.year}</span>
      <ActionIcon variant="default" size={36} aria-label={t('later')} onClick={() => change({ year: filter.year + 1 })}>
        <Icon name="chevron-right" />
      </ActionIcon>
    </span>
  );
}

/** The filters of the calendar; the list has its own, over the same address. */
export function HolidayBar() {
  const t = useT(HOLIDAY);
  const say = useSay();
  const { filter, change } = useHolidayAddress();
  const { data } = useEndpoint(listHolidays, { year: filter.year }, { quiet: true });
  const types = HOLIDAY_TYPES.map((value) => ({ value, label: say(HOLIDAY_TYPE_NAMES[value]) }));
  const states = (data?.states ?? []).map((state) => ({ value: state, label: state }));
  return (
    <div className={classes['bar']}>
      <LightSelect {...namingOf(t('type'), false)} w={150} data={types} value={filter.type ?? null} onChange={(type) => change({ type })} clearable />
      {states.length > 1 && (
        <LightSelect {...namingOf(t('state'), false)} w={170} data={states} value={filter.state ?? null} onChange={(state) => change({ state })} clearable />
      )}
      <YearSwitch />
    </div>
  );
}
