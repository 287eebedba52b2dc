/** Addresses to which a hostile text in a project's data might want to lead. */
export const targets = [
  'https://example.com/',
  'http://127.0.0.1:1/',
  'https://crm.example.com.evil.test/',
  'https://user:secret@example.com/',
  'file:///etc/passwd',
  'file://localhost/etc/passwd',
  'javascript:document.title="owned"',
  'data:text/html,<script>1</script>',
  'smb://host/share',
  'ms-msdt:/id',
  'mailto:somebody@example.com',
  'ftp://example.com/',
  'app://other/index.html',
  'app://bundle/../../etc/passwd',
  'chrome://settings',
]
