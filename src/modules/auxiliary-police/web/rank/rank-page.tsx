/** The ladder of ranks, what each step needs, and who is due. */
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import { RegisterPage } from '#platform/web/register/register-page.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { COURSE_TYPE_NAMES } from '../../contract/officer/officer-words.ts';
import { orderRanks, ranks, type RankRow } from '../../contract/rank/rank.register.ts';
import { RANK_GROUPS, type CourseType } from '../../contract/rank/rank.schema.ts';
import { saveInsignia } from '../../contract/rank/insignia.endpoints.ts';
import { Insignia } from '../insignia.tsx';
import { RANK } from './rank.messages.ts';

const RankForm = lazyDrawer(async () => (await import('./rank-form.tsx')).RankForm, { title: ({ row }) => row?.name ?? RANK.add });
const OrderDrawer = lazyDrawer(async () => (await import('./order-drawer.tsx')).OrderDrawer, { title: RANK.orderTitle, shape: 'detail', size: 480 });
const Allowances = lazyDrawer(async () => (await import('./allowances-drawer.tsx')).AllowancesDrawer, { title: RANK.allowances, shape: 'detail', size: 720 });
const InsigniaForm = lazyDrawer(async () => (await import('./insignia-form.tsx')).InsigniaForm, { title: RANK.insignia, size: 440 });
const DueDrawer = lazyDrawer(async () => (await import('./due-drawer.tsx')).DueDrawer, { title: RANK.due, shape: 'detail', size: 680 });

export function Page() {
  const t = useT(RANK);
  const say = useSay();
  const { locale } = useLocale();
  const [open, setOpen] = useState<'order' | 'due' | 'allowances' | null>(null);
  const [pictured, setPictured] = useState<RankRow | null>(null);
  const asked = new URLSearchParams(useSearch()).get('allowances');
  const [, navigate] = useLocation();
  const close = () => {
    setOpen(null);
    if (asked !== null) navigate('/auxiliary/rank', { replace: true });
  };
  return (
    <>
      <RegisterPage
        register={ranks}
        columns={[
          { key: 'level', label: RANK.level, kind: 'number', sort: true, priority: 2 },
          {
            key: 'name',
            label: RANK.rank,
            sort: true,
            fixed: true,
            card: 'title',
            value: ({ name, name_ms }: RankRow) => (locale === 'ms' ? name_ms : name),
            second: ({ name, name_ms }: RankRow) => (locale === 'ms' ? name : name_ms),
          },
          {
            key: 'insignia',
            label: RANK.insignia,
            priority: 2,
            cell: ({ insignia }: RankRow) => <Insignia picture={insignia[0]} />,
          },
          { key: 'code', label: RANK.code, kind: 'identity', sort: true, priority: 3 },
          { key: 'rank_group', label: RANK.group, priority: 3, card: 'subtitle', value: ({ rank_group }: RankRow) => t(rank_group) },
          { key: 'authority', label: RANK.authority, priority: 5, value: ({ authority }: RankRow) => t(authority) },
          { key: 'min_service_months', label: RANK.service, priority: 3, value: ({ min_service_months: n }: RankRow) => t('months', { n }) },
          {
            key: 'course_type',
            label: RANK.course,
            priority: 4,
            value: ({ course_type }: RankRow) => course_type && say(COURSE_TYPE_NAMES[course_type as CourseType]),
          },
          {
            key: 'officers',
            label: RANK.officers,
            kind: 'number',
            priority: 1,
            card: 1,
            value: ({ officers, establishment }: RankRow) => (establishment === null ? officers : `${officers} / ${establishment}`),
          },
          { key: 'allowance', label: RANK.allowance, kind: 'money', priority: 4, card: 2 },
        ]}
        filters={[
          { kind: 'keyword', key: 'keyword' },
          { kind: 'select', key: 'rank_group', label: RANK.group, options: RANK_GROUPS.map((value) => ({ value, label: RANK[value] })) },
        ]}
        tools={
          <>
            <ActionButton variant="subtle" size="compact-sm" needs={{ page: '/auxiliary/rank' }} opens={DueDrawer} onClick={() => setOpen('due')}>
              {t('due')}
            </ActionButton>
            <ActionButton variant="subtle" size="compact-sm" needs={{ page: '/auxiliary/rank' }} opens={Allowances} onClick={() => setOpen('allowances')}>
              {t('allowances')}
            </ActionButton>
            <ActionButton
              variant="subtle"
              size="compact-sm"
              needs={{ page: '/auxiliary/rank', action: 'Update', call: orderRanks }}
              opens={OrderDrawer}
              onClick={() => setOpen('order')}
            >
              {t('order')}
            </ActionButton>
          </>
        }
        moreActions={(row: RankRow) => [
          {
            key: 'insignia',
            label: RANK.insignia,
            icon: 'image',
            needs: { page: '/auxiliary/rank', action: 'Update', call: saveInsignia },
            onClick: () => setPictured(row),
          },
        ]}
        words={RANK}
        nameOf={({ name, name_ms }) => (locale === 'ms' ? name_ms : name)}
        Form={RankForm}
      />
      {pictured && <InsigniaForm row={pictured} onClose={() => setPictured(null)} />}
      {open === 'order' && <OrderDrawer onClose={close} />}
      {open === 'due' && <DueDrawer onClose={close} />}
      {(open === 'allowances' || asked !== null) && <Allowances key={asked} first={asked} onClose={close} />}
    </>
  );
}
