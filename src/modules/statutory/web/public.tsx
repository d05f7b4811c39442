/** What other web parts may show of the law. */
export { LawLine } from './law-line.tsx';
export { Steps } from './steps.tsx';
