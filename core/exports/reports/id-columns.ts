/**
 * How the columns are titled that identify something, without accents, spaces and marks. Field-notes 3.2: which
 * columns there are, and in which language, is each account's own choice.
 */
export const idColumns = {
  unit: ['unitid', 'jednotkaid', 'idjednotky', 'flatid', 'productid', 'produktid'],
  project: ['projectid', 'projektid', 'idprojektu'],
  deal: [
    'dealid',
    'obchodnipripadid',
    'idobchodnihopripadu',
    'businesscaseid',
    // The defects have it without the two letters.
    'obchodnipripad',
    'deal',
  ],
  customer: ['customerid', 'zakaznikid', 'idzakaznika'],
  inquiry: ['inquiryid', 'poptavkaid', 'idpoptavky'],
  event: ['eventid', 'udalostid', 'idudalosti'],
  document: ['documentid', 'dokumentid', 'iddokumentu'],
  defect: ['defectid', 'claimid', 'reklamaceid', 'idreklamace', 'vadaid'],
  prescribedPayment: ['paymentid', 'platbaid', 'prescribedpaymentid', 'predepsanaplatbaid'],
  incomingPayment: ['incomingpaymentid', 'prichoziplatbaid'],
  additionalProduct: ['additionalproductid', 'doplnkovyproduktid'],
  inspection: ['inspectionid', 'kontrolaid'],
  task: ['taskid', 'ukolid'],
  invoice: ['invoiceid', 'fakturaid'],
  invoiceLine: ['lineid', 'invoicelineid', 'radekid', 'radekfakturyid'],
  consentType: ['consenttypeid', 'consentid', 'souhlasid'],
  // These are no IDs, but they tell one row from another.
  validFrom: ['validfrom', 'platneod', 'platnostod'],
  given: ['given', 'udelen'],
  contact: ['contact', 'kontakt'],
} as const
export type IdColumn = keyof typeof idColumns
