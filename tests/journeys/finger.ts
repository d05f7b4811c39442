/** Where a finger lands: each control that is drawn is asked for its own 44 px, as the browser itself finds what is hit. */
import type { Page } from 'playwright-core';

const ROLES = ['button', 'link', 'tab', 'switch', 'checkbox', 'radio', 'menuitem', 'option'];
const CONTROLS = `a[href], button, select, textarea, summary, input:not([type="hidden"]), ${ROLES.map((role) => `[role="${role}"]`).join()}`;

/**
 * A finger 21 px left, right, above or below the middle of a control meets it: its box, a label of it, or what is drawn around
 * it. Left out are a link within a sentence (WCAG 2.5.8), a pin of a map that is listed too, what cannot be used, and what
 * stands beside the edge of the window. A script of the page is text.
 */
const MISSED = (within: string) => `(() => {
  const drawn = (each) => each.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) && each.getClientRects().length > 0 && each.closest('[inert], [aria-hidden="true"]') === null;
  const disabled = (each) => each.matches(':disabled, [data-disabled="true"], [aria-disabled="true"]');
  /** A word of a sentence: other words stand in the same line. */
  const inSentence = (each) => {
    if (getComputedStyle(each).display !== 'inline') return false;
    let block = each.parentElement;
    while (getComputedStyle(block).display === 'inline') block = block.parentElement;
    return [...block.childNodes].some((node) => !node.contains(each) && (node.nodeType === Node.TEXT_NODE || getComputedStyle(node).display === 'inline') && node.textContent.trim().length > 1);
  };
  /** A pin stands where its place is (WCAG 2.5.8, essential), so a list or a table of the page says the same. */
  const pinOfList = (each) => each.matches('.leaflet-marker-icon') && [...document.querySelectorAll('li, td')].some((row) => row.textContent.includes(each.title));
  const sizeOf = ({ width, height }) => width >= 8 && height >= 8;
  const missed = [];
  let found = 0;
  for (const control of document.querySelectorAll(${JSON.stringify(within)} + ' :is(' + ${JSON.stringify(CONTROLS)} + ')')) {
    if (!drawn(control) || disabled(control) || inSentence(control) || pinOfList(control)) continue;
    const targets = [control, ...(control.labels ?? [])];
    const seen = targets.filter((each) => each.checkVisibility({ visibilityProperty: true }) && sizeOf(each.getBoundingClientRect()) && getComputedStyle(each).clipPath === 'none');
    if (seen.length === 0) continue;
    found += 1;
    const tries = seen.map((each) => {
      each.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = each.getBoundingClientRect();
      const [x, y] = [left + Math.min(width, 200) / 2, top + height / 2];
      const off = [['middle', 0, 0], ['left', -21, 0], ['right', 21, 0], ['above', 0, -21], ['below', 0, 21]].flatMap(([side, dx, dy]) => {
        const hit = document.elementFromPoint(x + dx, y + dy);
        if (hit === null || targets.some((target) => target.contains(hit))) return [];
        return [side + ' ' + hit.tagName + '.' + String(hit.className.baseVal ?? hit.className).split(' ').slice(0, 2).join('.')];
      });
      return { size: Math.round(width) + 'x' + Math.round(height), off };
    });
    if (tries.every(({ off }) => off.length > 0)) {
      const name = control.getAttribute('aria-label') || control.textContent || control.labels?.[0]?.textContent || '';
      missed.push([control.tagName + '.' + String(control.className).split(' ').slice(0, 2).join('.'), name.slice(0, 40), tries[0].size, ...tries[0].off].join(' | '));
    }
  }
  return { found, missed };
})()`;

/** @param within what holds the controls to try. */
export const missedByFinger = (page: Page, within = 'body') => page.evaluate<{ found: number; missed: string[] }>(MISSED(within));
