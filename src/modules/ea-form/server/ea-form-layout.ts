/**
 * Form EA (C.P.8A) as one A4 page: an own layout with the boxes, numbers and words of the official form, in Malay with
 * English below. Everything on it comes from the form itself.
 */
import type { Text } from '#platform/contract/messages.ts';
import type { Block, Cell, PdfLayout, Table, TableRow } from '#platform/server/documents/pdf-layout.ts';
import { EA_BOXES, EA_FORM_VERSION, EA_SECTION_TITLES, EA_SECTIONS, type EaBox, type EaSection } from '#modules/statutory/contract/ea-boxes.params.ts';
import type { EaForm } from '../contract/ea-form.schema.ts';
import { EA_PDF as W } from './ea-form-pdf.messages.ts';

const SIZE = 6.5;
const both = ({ en, ms }: Text) => (en === ms ? ms : `${ms} / ${en}`);
const long = (date: string | null) => (date ? `${date.slice(8)}/${date.slice(5, 7)}/${date.slice(0, 4)}` : '–');

function head({ employer, serial_no, person }: EaForm): Block {
  return {
    kind: 'letterhead',
    name: employer.name,
    lines: [
      [employer.registration_no, employer.address.join(', '), employer.phone].filter(Boolean).join(' · '),
      `${both(W.employerNo)}: ${employer.tax_no ?? '–'}   ${both(W.branch)}: ${employer.tax_branch ?? '–'}`,
      `${both(W.taxNo)}: ${person.tax_no ?? '–'}`,
    ].filter(Boolean),
    right: [EA_FORM_VERSION, both(W.copy), `${both(W.serial)}: ${serial_no}`],
  };
}

function periodOf({ person: { periods } }: EaForm, end: 'from' | 'to'): string {
  const dates = periods.flatMap((period) => period[end] ?? []);
  return dates.length > 0 ? dates.map(long).join(', ') : '–';
}

function particulars(form: EaForm): Table {
  const { person } = form;
  const facts: [string, Text, string | number | null][] = [
    ['1', W.name, person.name],
    ['2', W.position, person.position],
    ['3', W.staffNo, person.employee_code],
    ['4', W.identity, person.identity_number],
    ['5', W.passport, person.passport],
    ['6', W.epfNo, person.epf_no],
    ['7', W.socsoNo, person.socso_no],
    ['8', W.children, person.children],
    ['9(a)', W.started, periodOf(form, 'from')],
    ['9(b)', W.ended, periodOf(form, 'to')],
  ];
  const half = Math.ceil(facts.length / 2);
  const cells = (fact: (typeof facts)[number] | undefined): Cell[] =>
    fact ? [fact[0], both(fact[1]), { text: fact[2] === null || fact[2] === '' ? '–' : fact[2], bold: true }] : ['', '', ''];
  return {
    kind: 'table',
    size: SIZE,
    summary: both(EA_SECTION_TITLES.A),
    caption: `A  ${both(EA_SECTION_TITLES.A)}`,
    columns: [
      { header: '', width: 24 },
      { header: '', weight: 1 },
      { header: '', weight: 1 },
      { header: '', width: 28 },
      { header: '', weight: 1 },
      { header: '', weight: 0.9 },
    ],
    rows: facts.slice(0, half).map((fact, index) => [...cells(fact), ...cells(facts[half + index])]),
  };
}

/** What the form asks to be stated beside an amount. */
function statedFor({ details, manual }: EaForm, key: EaBox): string {
  const added = manual.filter(({ box }) => box === key).map(({ label, for_year }) => (for_year ? `${label} (${for_year})` : label));
  const own: Partial<Record<EaBox, string[]>> = {
    B1c: details.B1c.map(both),
    B1f: details.B1f ? [`${long(details.B1f.from)} – ${long(details.B1f.to)}`] : [],
    B2: details.B2.map(({ name, year }) => `${both(name)}${year ? ` (${year})` : ''}`),
    B3: details.B3.map(both),
    E1: [details.fund],
  };
  return [...(own[key] ?? []), ...(key === 'B1c' || key.startsWith('B') || key === 'F' ? added : [])].join('; ');
}

function rowsOf(form: EaForm, section: EaSection): (TableRow | readonly Cell[])[] {
  const rows: (TableRow | readonly Cell[])[] = EA_BOXES.filter((box) => box.section === section).map(({ key, no, title }) => {
    const stated = statedFor(form, key);
    return [no, stated ? `${both(title)}: ${stated}` : both(title), form.totals[key] ?? 0];
  });
  if (section === 'C') rows.push({ cells: ['', both(W.total), form.total_bc], style: 'total' });
  return rows;
}

function boxes(form: EaForm): Table {
  return {
    kind: 'table',
    size: SIZE,
    summary: both(W.amounts),
    columns: [{ header: both(W.no), width: 34 }, { header: both(W.item) }, { header: 'RM', kind: 'money', width: 74 }],
    rows: EA_SECTIONS.flatMap((section) => [
      { cells: [`${section}  ${both(EA_SECTION_TITLES[section])}`], style: 'group' } satisfies TableRow,
      ...rowsOf(form, section),
    ]),
  };
}

export function eaFormLayout(form: EaForm): PdfLayout {
  const { employer, year, person } = form;
  return {
    title: `EA ${year} – ${person.name}`,
    locale: 'ms',
    author: employer.name,
    subject: `${EA_FORM_VERSION} ${year}`,
    margin: 26,
    footer: { pageNumbers: false },
    body: [
      head(form),
      { kind: 'paragraph', size: 10, bold: true, align: 'center', text: `${W.title.ms} ${year}` },
      { kind: 'paragraph', size: 7.5, align: 'center', text: `${W.title.en} ${year}` },
      { kind: 'paragraph', size: 6, align: 'center', text: both(W.purpose) },
      particulars(form),
      boxes(form),
      {
        kind: 'pairs',
        size: SIZE,
        columns: 3,
        items: [
          { label: both(W.officer), value: employer.officer_name },
          { label: both(W.designation), value: employer.officer_position },
          { label: both(W.date), value: long((form.published_at ?? form.generated_at).slice(0, 10)) },
        ],
      },
    ],
    createdAt: new Date(form.published_at ?? form.generated_at),
  };
}
