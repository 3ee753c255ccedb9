/** First and last 3-digit ZIP prefix of each state, where they lie in one piece. */
const prefixes =
  'PR006-007 VI008-008 PR009-009 MA010-027 RI028-029 NH030-038 ME039-049 VT050-054 MA055-055 VT056-059 CT060-062 ' +
  'NY063-063 CT064-069 NJ070-089 NY100-149 PA150-196 DE197-199 DC200-200 VA201-201 DC202-205 MD206-219 VA220-246 ' +
  'WV247-268 NC270-289 SC290-299 GA300-319 FL320-349 AL350-369 TN370-385 MS386-397 GA398-399 KY400-427 OH430-459 ' +
  'IN460-479 MI480-499 IA500-528 WI530-549 MN550-567 SD570-577 ND580-588 MT590-599 IL600-629 MO630-658 KS660-679 ' +
  'NE680-693 LA700-714 AR716-729 OK730-732 TX733-733 OK734-749 TX750-799 CO800-816 WY820-831 ID832-838 UT840-847 ' +
  'AZ850-865 NM870-884 TX885-885 NV889-898 CA900-961 HI967-968 GU969-969 OR970-979 WA980-994 AK995-999'

/** The state of a ZIP code in two letters: "90015" → "CA". Empty where no state has such a code. */
export function stateOfZip(zip: string): string {
  const prefix = zip.slice(0, 3)
  const piece = prefixes
    .split(' ')
    .find((one) => one.slice(2, 5) <= prefix && prefix <= one.slice(6, 9))
  return piece?.slice(0, 2) ?? ''
}

/** True for a ZIP code of southern California: from Bakersfield and the coast of San Luis Obispo down. */
export function isSouthernCalifornia(zip: string): boolean {
  const prefix = zip.slice(0, 3)
  return prefix >= '900' && prefix <= '935'
}
