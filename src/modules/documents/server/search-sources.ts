/** Documents for the search box, by title and by whose they are; each opens where the viewer sees it. */
import { and, sql } from 'drizzle-orm';
import { MEMBER } from '#platform/contract/endpoint.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import type { SearchSource } from '#platform/server/module.ts';
import { MOST_HITS } from '#platform/server/search/sought.ts';
import { folderText } from '../contract/folder-names.ts';
import { seenBy, VISIBILITY_HOLES, visibilityOfHoles, visibilityValues, type SeenBy } from './document-visibility.ts';
import { documents as d } from './document.tables.ts';
import { today } from './read-documents.ts';

/** Inside `sight` there are employees already, so the person has a name of its own. */
const person = sql<string | null>`(select p.name from employees p where p.company_id = ${d.company_id} and p.id = ${d.employee_id})`;

const foundBy = (by: SeenBy) =>
  prepared(`documents.found-${by}`, [...VISIBILITY_HOLES, 'within', 'words', 'text'], (db, $) =>
    db
      .select({ id: d.id, title: d.title, folder: d.folder, status: d.status, employee_id: d.employee_id, person: person.as('person') })
      .from(d)
      .where(
        and(
          visibilityOfHoles($, by),
          sql`${d.id} = any(array(select documents_found(${$.within}::text, ${$.words}::text[], ${$.me}::bigint, ${by !== 'mine'}::boolean,
            ${$.all}::boolean, ${$.branches}::bigint[], ${$.divisions}::bigint[], ${$.departments}::bigint[], ${$.people}::bigint[])))`,
        ),
      )
      .orderBy(
        sql`case when starts_with(lower(${d.title}), ${$.text}::text) then 0 when strpos(lower(${d.title}), ${$.text}::text) > 0 then 1 else 2 end`,
        sql`lower(${d.title})`,
        d.id,
      )
      .limit(MOST_HITS),
  );
const FOUND = { center: foundBy('center'), tab: foundBy('tab'), mine: foundBy('mine') };

export const documentSources: readonly SearchSource[] = [
  {
    kind: 'documents',
    requires: MEMBER,
    async find(ctx, { within, words, text }) {
      const by = seenBy(ctx);
      const rows = await FOUND[by](ctx, { ...visibilityValues(ctx, today(ctx)), within, words, text });
      return rows.map(({ id, title, folder, status, employee_id, person: name }) => ({
        id,
        title,
        about: name ?? (folder === null ? '' : folderText(folder)[ctx.locale]),
        route:
          by === 'center'
            ? `/admin/company/hris?open=${id}`
            : by === 'tab' && employee_id !== null && employee_id !== ctx.actor.employee?.id
              ? `/admin/employee/view/document?id=${employee_id}&open=${id}`
              : `/my/employment/employment?document=${id}`,
        status: status === 'published' ? undefined : status,
      }));
    },
  },
];
