// Runs before the first paint, so that the night theme does not begin with a flash of day, and the messages of the
// page's language come with the page.
(function () {
  const kept = (key) => {
    try {
      return JSON.parse(localStorage.getItem(`citywright.${key}`) ?? 'null');
    } catch {
      // without storage the device decides
      return null;
    }
  };
  const theme = kept('settings')?.theme ?? 'auto';
  const dark = theme === 'dark' || (theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';

  const files = (document.currentScript.dataset.messages ?? '').split(' ').map((file) => file.split('='));
  // the same wishes in the same order as in src/lib/language.ts
  const wishes = [
    new URLSearchParams(location.search).get('language'),
    kept('language'),
    ...navigator.languages,
    location.pathname.split('/')[1],
  ];
  const found = wishes.flatMap((wish) => (typeof wish === 'string' ? [wish, wish.split('-')[0]] : []));
  const language = found.find((wish) => files.some(([tag]) => tag === wish)) ?? 'en';
  document.documentElement.lang = language;
  for (const [tag, href] of files)
    if (tag === language)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
})();
