/** Check-ins and check-outs of a day by the site that they were measured against, those outside its radius first. */
import { formatClock } from '#platform/contract/dates.ts';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { useTimeZone } from '#platform/web/ui/values.tsx';
import { distanceText } from '../../contract/evaluate/distance-text.ts';
import type { attendanceMap } from '../../contract/manage/manage-attendance.endpoints.ts';
import { FLAG_WORDS } from '../attendance-words.ts';
import { MANAGE } from './manage.messages.ts';
import classes from './places-list.module.css';

type Punch = OutputOf<typeof attendanceMap>['data'][number];

const isOutside = ({ position }: Punch) => position === 'outside';
/** Outside first, the farthest first; the others by name. */
const byDistance = (a: Punch, b: Punch) =>
  Number(isOutside(b)) - Number(isOutside(a)) ||
  (isOutside(a) ? (b.distance_m ?? 0) - (a.distance_m ?? 0) : 0) ||
  a.employee.name.localeCompare(b.employee.name) ||
  a.at.localeCompare(b.at);

interface PlacesListProps {
  readonly punches: readonly Punch[];
  readonly onPerson: (employeeId: number) => void;
}

export function PlacesList({ punches, onPerson }: PlacesListProps) {
  const t = useT(MANAGE);
  const places = [...Map.groupBy(punches, ({ place }) => place ?? '')].sort(
    ([a, ofA], [b, ofB]) => ofB.filter(isOutside).length - ofA.filter(isOutside).length || a.localeCompare(b),
  );
  return (
    <div className={classes['places']}>
      {places.map(([place, all]) => {
        const outside = all.filter(isOutside).length;
        return (
          <section key={place} className="frame" aria-label={place || t('noPlace')}>
            <header className={`${classes['head']} apart wrap`}>
              <h2 className="subheading">{place || t('noPlace')}</h2>
              <span className="wrap">
                {outside > 0 && <StatusChip status={null} colour="error" label={t('outsideOf', { n: outside })} />}
                <span className="quiet small">{t('punches', { n: all.length })}</span>
              </span>
            </header>
            <ul className="bare">
              {all.toSorted(byDistance).map((punch) => (
                <PunchLine key={punch.id} punch={punch} onPerson={onPerson} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function PunchLine({ punch, onPerson }: { punch: Punch; onPerson: PlacesListProps['onPerson'] }) {
  const t = useT(MANAGE);
  const say = useSay();
  const { locale } = useLocale();
  const zone = useTimeZone();
  const { type, at, distance_m, position, employee } = punch;
  // What is inside is the rule: only the exceptions say so in words.
  const exception = position && position !== 'inside' ? say(FLAG_WORDS[position]) : null;
  return (
    <li data-outside={isOutside(punch) || undefined} className={classes['line']}>
      <button type="button" className="plain-button" onClick={() => onPerson(employee.id)}>
        <span className="lines">
          <span className="strong cut">{employee.name}</span>
          <span className="note">
            {t(type === 'checkin' ? 'checkIn' : 'checkOut')} · {formatClock(at, zone, locale)}
          </span>
        </span>
        <span className={classes['distance']}>
          {distance_m === null ? '–' : distanceText(distance_m)}
          {exception && <small>{exception}</small>}
        </span>
      </button>
    </li>
  );
}
