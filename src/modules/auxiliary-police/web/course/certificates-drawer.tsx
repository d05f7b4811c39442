import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { SideDrawer } from '#platform/web/ui/drawer/side-drawer.tsx';
import { ListPage, type RowOf } from '#platform/web/ui/list-page.tsx';
import { listCertificates } from '../../contract/course/course.register.ts';
import { COURSE_TYPE_NAMES } from '../../contract/officer/officer-words.ts';
import { LastDay } from '#platform/web/ui/last-day.tsx';
import { COURSE as W } from './course.messages.ts';
import { participantColumn } from './participant-column.ts';

type Row = RowOf<typeof listCertificates>;

/** Certificates that end within 90 days and have no newer pass. */
export function Certificates({ onClose }: { onClose: () => void }) {
  const t = useT(W);
  const say = useSay();
  return (
    <SideDrawer onClose={onClose} title={t('expiring')} size={680}>
      <ListPage
        plain
        inUrl={false}
        endpoint={listCertificates}
        title={W.expiring}
        defaults={{ sort: 'asc', sortBy: 'valid_until' }}
        columns={[
          participantColumn<Row>(),
          { key: 'course', label: W.course, priority: 2, card: 'subtitle', second: ({ type }: Row) => say(COURSE_TYPE_NAMES[type]) },
          { key: 'valid_until', label: W.validUntil, kind: 'date', priority: 1, card: 1, cell: ({ valid_until }: Row) => <LastDay date={valid_until} /> },
        ]}
        empty={{ drawing: 'done', title: W.expiringNone }}
      />
    </SideDrawer>
  );
}
