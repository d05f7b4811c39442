/** Templates say `{{Noun}}` and the like; their paths say `noun` and `nouns`. */
export type Tokens = ReturnType<typeof tokensOf> & Readonly<Record<string, string>>;

const camel = (name: string) => name.replace(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase());
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const usualPlural = (noun: string) => (/[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : /(s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`);

/** @param noun kebab case: `site-visit` */
export const tokensOf = (noun: string, nouns = usualPlural(noun)) => ({
  noun,
  nouns,
  nounCamel: camel(noun),
  nounsCamel: camel(nouns),
  Noun: capital(camel(noun)),
  Nouns: capital(camel(nouns)),
  noun_snake: noun.replaceAll('-', '_'),
  nouns_snake: nouns.replaceAll('-', '_'),
  NOUN: noun.replaceAll('-', '_').toUpperCase(),
  word: noun.replaceAll('-', ' '),
  words: nouns.replaceAll('-', ' '),
  title: capital(noun.replaceAll('-', ' ')),
  titles: capital(nouns.replaceAll('-', ' ')),
});

export const fill = {
  text: (template: string, tokens: Readonly<Record<string, string>>) =>
    template.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
      const word = tokens[name];
      if (word === undefined) throw new Error(`A template asks for ${whole}, which nobody knows`);
      return word;
    }),
  path: (template: string, { noun, nouns }: Tokens) =>
    template
      .replace(/\.txt$/, '')
      .replace(/\bnouns\b/g, nouns)
      .replace(/\bnoun\b/g, noun),
};
