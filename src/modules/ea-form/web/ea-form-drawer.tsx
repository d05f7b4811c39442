/** One EA form: who, all boxes with what they are made of, what to check, and the moves that it allows. */
import { Button, Menu } from '@mantine/core';
import { useState } from 'react';
import { formatPeriod } from '#platform/contract/dates.ts';
import { openFile } from '#platform/web/call/download.ts';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import { useConfirm, type ConfirmOptions } from '#platform/web/ui/feedback/confirm.tsx';
import { DetailDrawer, DetailSection, Facts } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { Skeletons } from '#platform/web/ui/page/skeletons.tsx';
import { ErrorState } from '#platform/web/ui/page/states.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { Timeline } from '#platform/web/ui/timeline.tsx';
import { eaFormPdf, generateEaForms, listEaForms, showEaForm } from '../contract/ea-form.endpoints.ts';
import { unpublishEaForm } from '../contract/ea-release.endpoints.ts';
import { EA_ISSUE_WORDS } from '../contract/ea-form.messages.ts';
import type { EaForm } from '../contract/ea-form.schema.ts';
import { eaWorkflow } from '../contract/ea-form.workflow.ts';
import { EaBoxes } from './ea-boxes.tsx';
import classes from './ea-form.module.css';
import { EA, EA_RELEASE, EA_VIEW } from './ea-page.messages.ts';

const ManualForm = lazyDrawer(async () => (await import('./ea-manual-form.tsx')).EaManualForm, { size: 720 });
const Release = lazyDrawer(async () => (await import('./ea-release-drawer.tsx')).EaReleaseDrawer, { shape: 'detail' });
const STALE = [listEaForms, showEaForm];

export function EaFormDrawer({ id, close }: { id: number; close: () => void }) {
  const { data, error, refetch } = useEndpoint(showEaForm, { id }, { keepPrevious: false });
  const [editing, setEditing] = useState(false);
  const [publishing, setPublishing] = useState(false);
  const form = data?.data;
  return (
    <>
      <DetailDrawer
        size={720}
        onClose={close}
        title={form ? `${form.person.name}, ${form.year}` : EA.title}
        badge={form && <StatusChip status={form.status} label={EA[form.status]} />}
        actions={form && data && <Actions form={form} can={data.can} onEdit={() => setEditing(true)} onPublish={() => setPublishing(true)} />}
      >
        {error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : form && data ? (
          <>
            <Issues form={form} />
            <Particulars form={form} />
            <EaBoxes form={form} />
            <Timeline
              entries={data.timeline}
              actionLabel={(action) => (action in eaWorkflow.moves ? eaWorkflow.moves[action as keyof typeof eaWorkflow.moves].label : action)}
            />
          </>
        ) : (
          <Skeletons shape="detail" count={8} />
        )}
      </DetailDrawer>
      {publishing && form && <Release year={form.year} ids={[form.id]} close={() => setPublishing(false)} />}
      {editing && form && <ManualForm form={form} onClose={() => setEditing(false)} />}
    </>
  );
}

function Issues({ form }: { form: EaForm }) {
  const t = useT(EA_VIEW);
  const say = useSay();
  if (form.issues.length === 0) return null;
  return (
    <div className={classes['banner']} role="note">
      <Icon name="alert" size={16} />
      <span>
        {t('check')}: {form.issues.map((issue) => say(EA_ISSUE_WORDS[issue])).join('; ')}.
      </span>
    </div>
  );
}

function Particulars({ form }: { form: EaForm }) {
  const t = useT(EA_VIEW);
  const { locale } = useLocale();
  const { person, employer, year } = form;
  const periods = person.periods.map(({ from, to }) => formatPeriod(from ?? `${year}-01-01`, to ?? `${year}-12-31`, locale)).join(', ');
  return (
    <DetailSection title={EA_VIEW.particulars}>
      <Facts
        items={[
          { label: EA.serial, value: form.serial_no },
          { label: EA_VIEW.position, value: person.position },
          { label: EA_VIEW.staffNo, value: person.employee_code },
          { label: EA.identity, value: person.identity_number },
          { label: EA_VIEW.passport, value: person.passport },
          { label: EA.taxNo, value: person.tax_no },
          { label: EA_VIEW.epfNo, value: person.epf_no },
          { label: EA_VIEW.socsoNo, value: person.socso_no },
          { label: EA_VIEW.children, value: person.children },
          { label: EA_VIEW.periods, value: periods || t('wholeYear') },
          { label: EA_VIEW.employerNo, value: employer.tax_no },
          ...(form.published_reason ? [{ label: EA_RELEASE.over, value: form.published_reason, wide: true }] : []),
        ]}
      />
    </DetailSection>
  );
}

interface Can {
  readonly generate: boolean;
  readonly edit: boolean;
  readonly publish: boolean;
  readonly unpublish: boolean;
}

function Actions({ form, can, onEdit, onPublish }: { form: EaForm; can: Can; onEdit: () => void; onPublish: () => void }) {
  const t = useT(EA);
  const confirm = useConfirm();
  const unpublish = useWrite(unpublishEaForm, { invalidates: STALE });
  const generate = useWrite(generateEaForms, { invalidates: STALE });
  const { id, status, updated_at } = form;
  const ask = async (question: ConfirmOptions, run: (remark: string) => Promise<unknown>) => {
    const answer = await confirm(question);
    if (answer) await run(answer.remark).catch(() => undefined);
  };
  const whose = { name: form.person.name, year: String(form.year) };
  const remake = () => generate.run({ year: form.year, employee_ids: [form.employee_id], replace_published: status === 'Published' });
  return (
    <>
      <Menu position="top-end">
        <Menu.Target>
          <Button variant="default" rightSection={<Icon name="chevron-down" size={15} />}>
            {t('more')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {can.edit && (
            <Menu.Item leftSection={<Icon name="edit" size={16} />} onClick={onEdit}>
              {t('edit')}
            </Menu.Item>
          )}
          {can.generate && (
            <Menu.Item
              leftSection={<Icon name="refresh" size={16} />}
              onClick={() => void ask({ title: t('againAsk', whose), message: EA.generateNote, verb: EA.regenerate }, remake)}
            >
              {t('regenerate')}
            </Menu.Item>
          )}
          {status === 'Published' && can.unpublish && (
            <>
              <Menu.Item
                leftSection={<Icon name="undo" size={16} />}
                onClick={() =>
                  void ask({ title: t('unpublishAsk', whose), remark: true, verb: EA.unpublish }, (remark) => unpublish.run({ id, status, remark, updated_at }))
                }
              >
                {t('unpublish')}
              </Menu.Item>
              <Menu.Item
                leftSection={<Icon name="refresh" size={16} />}
                onClick={() => void ask({ title: t('againAsk', whose), message: EA.replaceText, verb: EA.replace }, remake)}
              >
                {t('replace')}
              </Menu.Item>
            </>
          )}
          {can.publish && (
            <Menu.Item leftSection={<Icon name="pdf" size={16} />} onClick={() => void openFile(eaFormPdf, { id })}>
              {t('pdf')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {can.publish ? (
        <Button leftSection={<Icon name="send" size={16} />} onClick={onPublish}>
          {t('publish')}
        </Button>
      ) : (
        <Button leftSection={<Icon name="pdf" size={16} />} onClick={() => void openFile(eaFormPdf, { id })}>
          {t('pdf')}
        </Button>
      )}
    </>
  );
}
