// Runs before the first paint, so that the night theme does not begin with a flash of day.
(function () {
  let theme = 'auto';
  try {
    theme = JSON.parse(localStorage.getItem('citywright.settings') ?? '{}').theme ?? 'auto';
  } catch {
    // without storage the device decides
  }
  const dark = theme === 'dark' || (theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
