/** One application: its form by parts, the checklist with its files, what the rules say, and its timeline. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Text } from '#platform/contract/messages.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { openFile } from '#platform/web/call/download.ts';
import { useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import { DetailDrawer, DetailSection, Facts } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { FileLinks } from '#platform/web/ui/file/file-links.tsx';
import { FileFrame, FileView } from '#platform/web/ui/file/file-view.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { Timeline } from '#platform/web/ui/timeline.tsx';
import { DateText } from '#platform/web/ui/values.tsx';
import { forwardLetter, showApplication } from '../../contract/application/application.endpoints.ts';
import type { ApplicationDetail, ApplicationRow } from '../../contract/application.schema.ts';
import { subjectName } from '../../contract/application/subject-name.ts';
import { applicationWorkflow } from '../../contract/application/application.workflow.ts';
import { categoryOf } from '../../contract/application/categories.ts';
import { isAsked, isWanted, listedBy, type Category, type FieldKind, type FormField } from '../../contract/application/form-fields.ts';
import { valueText } from '../../contract/application/value-text.ts';
import classes from './application.module.css';
import { APPLICATION as W } from './application.messages.ts';
import { ApplicationTasks, type ApplicationTask } from './application-tasks.tsx';
import { EffectList, effectWords } from './effect-words.tsx';
import { useApplicationActions } from './use-application-actions.ts';
import { VerdictList } from './rules/verdict-list.tsx';

export interface ApplicationDrawerProps {
  readonly id: number;
  readonly close: () => void;
  readonly rows?: readonly ApplicationRow[] | undefined;
}

export function ApplicationDrawer({ id, close }: ApplicationDrawerProps) {
  const t = useT(W);
  const say = useSay();
  const { data, error, refetch } = useEndpoint(showApplication, { id }, { quiet: true, keepPrevious: false });
  const [task, setTask] = useState<ApplicationTask | null>(null);
  const actions = useApplicationActions(setTask);
  const application = data?.data;
  const reference = application?.forward_ref;
  const offered = application ? actions(application) : [];
  // The foot of the drawer is for what moves the application on.
  const print = offered.find(({ key }) => key === 'print');
  const moves = offered.filter((each) => each !== print);
  const category = application && categoryOf(application.type, application.category);
  return (
    <DetailDrawer
      size={720}
      onClose={close}
      title={application?.number ?? W.application}
      badge={application && <StatusChip status={application.status} />}
      actions={
        application && (
          <>
            {reference && (
              <Button variant="default" onClick={() => void openFile(forwardLetter, { forward_ref: reference })}>
                {t('letter')}
              </Button>
            )}
            {moves.map(({ key, label, danger, onClick }) => (
              <Button
                key={key}
                variant={danger ? 'light' : key === 'process' || key === 'approve' ? 'filled' : 'default'}
                {...(danger && { color: 'red' })}
                onClick={() => void onClick()}
              >
                {typeof label === 'string' ? label : say(label)}
              </Button>
            ))}
          </>
        )
      }
    >
      <Loaded error={error} refetch={refetch} shape="detail" count={8}>
        {print && (
          <Button variant="subtle" size="compact-sm" leftSection={<Icon name="print" size={14} />} onClick={() => void print.onClick()}>
            {t('print')}
          </Button>
        )}
        {application && category && <Body application={application} category={category} />}
      </Loaded>
      <ApplicationTasks task={task} onClose={() => setTask(null)} />
    </DetailDrawer>
  );
}

function Body({ application, category }: { application: ApplicationDetail; category: Category }) {
  const t = useT(W);
  const { locale } = useLocale();
  const { officer, payload, decision } = application;
  const moves: Readonly<Record<string, { readonly label: Text; readonly done?: Text }>> = applicationWorkflow.moves;
  const isMade = application.status === 'Approved' && application.effect_due === null;
  const words = effectWords(
    category,
    {
      subject: application.subject?.name ?? '',
      values: { ...payload, ...decision },
      names: application.names,
      expiry: application.status === 'Approved' ? null : officer?.appointment_expiry,
      decided: application.decision_date ?? '',
    },
    locale,
  );
  return (
    <>
      <DetailSection title={category.title}>
        <Facts
          items={[
            ...(application.subject
              ? [{ label: W.subject, value: [subjectName(application.subject), application.subject.code].filter(Boolean).join(' · ') }]
              : []),
            ...(officer
              ? [
                  { label: W.rank, value: locale === 'ms' ? officer.rank_ms : officer.rank },
                  { label: W.station, value: officer.station },
                  { label: W.validUntil, value: <DateText value={officer.appointment_expiry} /> },
                ]
              : []),
            { label: W.contingent, value: application.contingent },
            { label: W.submitted, value: application.submitted_at && <DateText value={application.submitted_at} /> },
            { label: W.forwardRef, value: application.forward_ref },
            { label: W.forwarded, value: application.forwarded_at && <DateText value={application.forwarded_at} /> },
            { label: W.decisionRef, value: application.decision_ref },
            { label: W.decided, value: application.decision_date && <DateText value={application.decision_date} /> },
            ...(application.effect_due ? [{ label: W.takesEffect, value: <DateText value={application.effect_due} /> }] : []),
            ...(application.remark ? [{ label: W.remark, value: application.remark, wide: true }] : []),
          ]}
        />
      </DetailSection>
      {category.parts.map((part) => {
        const shown = part.fields.filter((field) => isAsked(field, payload) && (!field.sensitive || application.sees_compliance));
        return shown.length > 0 ? (
          <DetailSection key={part.title.en} title={part.title}>
            <Values fields={shown} values={payload} names={application.names} />
          </DetailSection>
        ) : null;
      })}
      {!application.sees_compliance && category.parts.some(({ fields }) => fields.some(({ sensitive }) => sensitive)) && (
        <p className="quiet small">{t('hidden')}</p>
      )}
      {decision && category.decision.length > 0 && (
        <DetailSection title={W.decision}>
          <Values fields={category.decision} values={decision} names={application.names} />
        </DetailSection>
      )}
      {(application.status === 'Processing' || application.status === 'Approved') && (
        <DetailSection title={isMade ? W.made : W.will}>{application.not_made ? <p>{t('notMade')}</p> : <EffectList words={words} />}</DetailSection>
      )}
      <VerdictList verdicts={application.verdicts} category={category} />
      <Checklist application={application} category={category} />
      <Timeline entries={application.timeline} actionLabel={(action) => moves[action]?.done ?? moves[action]?.label ?? action} />
    </>
  );
}

const WIDE: readonly FieldKind[] = ['paragraph', 'lines', 'serials'];

function Values({
  fields,
  values,
  names,
}: {
  fields: readonly FormField[];
  values: Readonly<Record<string, unknown>>;
  names: Readonly<Record<string, string>>;
}) {
  const { locale } = useLocale();
  return (
    <Facts
      items={fields.map((field) => ({
        label: field.label,
        value: <span className={classes['lines']}>{valueText(field, values, names, locale) || '–'}</span>,
        wide: WIDE.includes(field.kind),
      }))}
    />
  );
}

function Checklist({ application, category }: { application: ApplicationDetail; category: Category }) {
  const t = useT(W);
  const say = useSay();
  const files = new Map(application.documents.map((document) => [document.key, document.files]));
  const items = category.documents.filter((item) => files.has(item.key) && isWanted(item, listedBy(application)));
  if (items.length === 0) return null;
  return (
    <DetailSection title={W.documents}>
      {items.map(({ key, label }) => (
        <div key={key}>
          <p className="wrap">
            {application.ticked.includes(key) && <Icon name="check" size={14} />} {say(label)}
            <FileLinks files={files.get(key) ?? []} none={t('noDocument')} />
          </p>
          {files.get(key)?.map((file) => (
            <FileFrame key={file.file}>
              <FileView file={file} />
            </FileFrame>
          ))}
        </div>
      ))}
    </DetailSection>
  );
}
