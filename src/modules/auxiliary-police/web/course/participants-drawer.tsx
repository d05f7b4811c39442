/** Who takes part in a course, with the result of each. */
import { useState } from 'react';
import { useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { SideDrawer } from '#platform/web/ui/drawer/side-drawer.tsx';
import { FileLinks } from '#platform/web/ui/file/file-links.tsx';
import { ListPage } from '#platform/web/ui/list-page.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import { listParticipants, type CourseRow, type Participant } from '../../contract/course/course.register.ts';
import { LastDay } from '#platform/web/ui/last-day.tsx';
import { COURSE as W } from './course.messages.ts';
import { participantColumn } from './participant-column.ts';
import { RESULT_COLOURS } from './result-colours.ts';

const ResultForm = lazyDrawer(async () => (await import('./result-form.tsx')).ResultForm, { title: W.result, size: 480 });
const AddPeople = lazyDrawer(async () => (await import('./add-people-form.tsx')).AddPeopleForm, { title: W.addPeople, size: 480 });

const NOBODY = {
  Upcoming: { title: W.nobody, hint: W.nobodyHint },
  'On Going': { title: W.nobody, hint: W.nobodyHint },
  Completed: { title: W.nobodyTook, hint: W.nobodyTookHint },
  Cancelled: { title: W.nobodyTook, hint: W.nobodyCancelledHint },
};

export function Participants({ course, onClose }: { course: CourseRow; onClose: () => void }) {
  const t = useT(W);
  const [judged, setJudged] = useState<Participant | null>(null);
  const [isAdding, setAdding] = useState(false);
  const mayAdd = useCan('/auxiliary/course', 'Update') && course.status === 'Completed';
  const mayRecord = useCan('/auxiliary/course', 'Update') && course.status !== 'Upcoming' && course.status !== 'Cancelled';
  return (
    <SideDrawer onClose={onClose} title={t('participantsOf', { name: course.name })} size={720}>
      {mayRecord && <p className="quiet small">{t('resultHint')}</p>}
      <ListPage
        plain
        inUrl={false}
        endpoint={listParticipants}
        input={{ id: course.id }}
        title={W.participants}
        defaults={{ sort: 'asc', sortBy: 'name' }}
        columns={[
          participantColumn<Participant>(),
          { key: 'attendance_percent', label: W.attendance, kind: 'number', priority: 4 },
          { key: 'score', label: W.score, kind: 'number', priority: 3, card: 1 },
          { key: 'certificate_no', label: W.certificate, priority: 4 },
          {
            key: 'certificate',
            label: W.certificateFile,
            priority: 2,
            card: 2,
            cell: ({ certificate }: Participant) => (certificate.length > 0 ? <FileLinks files={certificate} none="" /> : null),
          },
          {
            key: 'valid_until',
            label: W.validUntil,
            kind: 'date',
            priority: 2,
            card: 3,
            cell: ({ valid_until }: Participant) => <LastDay date={valid_until} />,
          },
          {
            key: 'result',
            label: W.result,
            kind: 'status',
            card: 'badge',
            cell: ({ result }: Participant) => <StatusChip status={null} label={W[result]} colour={RESULT_COLOURS[result]} />,
          },
        ]}
        filters={[{ kind: 'keyword', key: 'keyword' }]}
        tools={
          mayAdd && (
            <ActionButton
              variant="subtle"
              size="compact-sm"
              needs={{ page: '/auxiliary/course', action: 'Update' }}
              opens={AddPeople}
              onClick={() => setAdding(true)}
            >
              {t('addPeople')}
            </ActionButton>
          )
        }
        {...(mayRecord && { onOpen: setJudged })}
        empty={{ drawing: 'people', ...NOBODY[course.status] }}
      />
      {isAdding && <AddPeople course={course} onClose={() => setAdding(false)} />}
      {judged && <ResultForm course={course} participant={judged} onClose={() => setJudged(null)} />}
    </SideDrawer>
  );
}
