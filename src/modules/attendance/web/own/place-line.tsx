import { Button } from '@mantine/core';
import { POSITION_DAYS } from '#platform/contract/place/position-days.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import type { Place } from '../../contract/own/own-attendance.endpoints.ts';
import { distanceText } from '../../contract/evaluate/distance-text.ts';
import { measured } from './evaluate-fix.ts';
import { OWN } from '../own.messages.ts';
import classes from './punch-card.module.css';
import type { usePosition } from '#platform/web/field/use-position.ts';

/** How far the device is from where one works: “120 m from HQ”; until it was found, a button that finds it. Beneath it, how long positions are kept. */
export function PlaceLine({ places, location }: { places: readonly Place[]; location: ReturnType<typeof usePosition> }) {
  const t = useT(OWN);
  const kept = <p className="note flush">{t('kept', { n: POSITION_DAYS })}</p>;
  // A position is taken and kept also where there is no place to compare it with.
  if (places.length === 0) return kept;
  const { fix, busy, find } = location;
  const nearest = fix && measured(fix, places);
  if (!fix || !nearest)
    return (
      <>
        <div className={classes['place']}>
          <Button variant="subtle" size="compact-sm" leftSection={<Icon name="map-pin" size={16} />} loading={busy} onClick={() => void find()}>
            {t(busy ? 'finding' : 'findMe')}
          </Button>
        </div>
        {kept}
      </>
    );
  return (
    <>
      <div className={`${classes['place']} small`}>
        <Icon name="map-pin" size={16} />
        <span>
          {t('distance', { distance: distanceText(nearest.distance_m), place: nearest.place.name })}{' '}
          <span className="quiet">({t('accuracy', { n: Math.round(fix.accuracy) })})</span>
        </span>
      </div>
      {kept}
    </>
  );
}
