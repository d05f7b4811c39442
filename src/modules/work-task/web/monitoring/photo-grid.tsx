/** The photos of a day, small and in their order; each opens whole in a tab of its own. */
import { formatClock } from '#platform/contract/dates.ts';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { useLocale } from '#platform/web/locale/locale.tsx';
import { smallUrl } from '#platform/web/ui/file/small-url.ts';
import { useTimeZone } from '#platform/web/ui/values.tsx';
import type { monitorSite } from '../../contract/monitoring.endpoints.ts';
import classes from './monitoring.module.css';

export function PhotoGrid({ photos }: { photos: OutputOf<typeof monitorSite>['data']['photos'] }) {
  const zone = useTimeZone();
  const { locale } = useLocale();
  return (
    <ul className={`${classes['photos']} bare`}>
      {photos.map(({ file: { file, url }, at, by, about }) => (
        <li key={file}>
          <a href={url} target="_blank" rel="noopener noreferrer">
            <img src={smallUrl(url)} alt={about} loading="lazy" />
          </a>
          <span className="small">{about}</span>
          <span className="quiet small">{`${by}, ${formatClock(at, zone, locale)}`}</span>
        </li>
      ))}
    </ul>
  );
}
