/** What a page says that the pretend server cannot run in, and the way out. */
const text =
  'The pretend server cannot run at this address: browsers allow service workers only over https and on localhost. ' +
  'Screens that ask it stay without data, and flows stop. Open this Storybook over https, or as localhost on the machine that serves it.'

/** Says above the story, once for each page, why what asks a server does not work here. */
export function showServerNotice(): void {
  if (document.querySelector('.server-notice')) return
  const notice = document.createElement('p')
  notice.className = 'server-notice'
  notice.setAttribute('role', 'status')
  notice.textContent = text
  document.body.prepend(notice)
}
